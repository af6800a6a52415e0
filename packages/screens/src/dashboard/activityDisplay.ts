import type { BubbleState } from '@prepar/ui/Bubble';
import type { IconType } from '@prepar/ui/Icon';
import Award from 'lucide-react/icons/award';
import Check from 'lucide-react/icons/check';
import CircleDot from 'lucide-react/icons/circle-dot';
import FilePlus from 'lucide-react/icons/file-plus';
import Flame from 'lucide-react/icons/flame';
import PencilLine from 'lucide-react/icons/pencil-line';
import Play from 'lucide-react/icons/play';
import Timer from 'lucide-react/icons/timer';
import X from 'lucide-react/icons/x';
import type { MessageId } from '../common/message-ids.ts';

export interface ActivityDisplay {
  icon: IconType;
  bubble: BubbleState;
  /** Null for a type that the product does not know. */
  title: MessageId | null;
}

const displays = new Map<string, ActivityDisplay>([
  ['STUDY_SESSION_STARTED', { icon: Play, bubble: 'quiet', title: 'dashboard.activity.STUDY_SESSION_STARTED' }],
  ['STUDY_SESSION_ENDED', { icon: Timer, bubble: 'quiet', title: 'dashboard.activity.STUDY_SESSION_ENDED' }],
  ['QUESTION_GENERATED', { icon: FilePlus, bubble: 'quiet', title: 'dashboard.activity.QUESTION_GENERATED' }],
  ['QUESTION_ANSWERED', { icon: PencilLine, bubble: 'quiet', title: 'dashboard.activity.QUESTION_ANSWERED' }],
  ['QUESTION_CORRECT', { icon: Check, bubble: 'right', title: 'dashboard.activity.QUESTION_CORRECT' }],
  ['QUESTION_INCORRECT', { icon: X, bubble: 'wrong', title: 'dashboard.activity.QUESTION_INCORRECT' }],
  ['STREAK_MILESTONE', { icon: Flame, bubble: 'quiet', title: 'dashboard.activity.STREAK_MILESTONE' }],
  ['ACHIEVEMENT_UNLOCKED', { icon: Award, bubble: 'quiet', title: 'dashboard.activity.ACHIEVEMENT_UNLOCKED' }],
]);

const unknown: ActivityDisplay = { icon: CircleDot, bubble: 'quiet', title: null };

/** Drawing and words of an activity type; a neutral drawing and no words for one that the product does not know. */
export const activityDisplay = (type: string): ActivityDisplay => displays.get(type) ?? unknown;
