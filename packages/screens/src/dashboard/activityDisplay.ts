import type { BubbleState } from '@prepar/ui/Bubble';
import type { IconType } from '@prepar/ui/Icon';
import { Award, Check, CircleDot, FilePlus, Flame, PencilLine, Play, Timer, X } from 'lucide-react';
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
