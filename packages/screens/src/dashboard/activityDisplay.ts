import type { BubbleState } from '@prepar/ui/Bubble';
import type { IconType } from '@prepar/ui/Icon';
import { Award, Check, CircleDot, FilePlus, Flame, PencilLine, Play, Timer, X } from 'lucide-react';
import type { MessageId } from '../common/message-ids.ts';

interface ActivityDrawing {
  icon: IconType;
  bubble: BubbleState;
}

export interface ActivityDisplay extends ActivityDrawing {
  /** Null for a type that the product does not know. */
  title: MessageId | null;
}

const drawings = {
  STUDY_SESSION_STARTED: { icon: Play, bubble: 'quiet' },
  STUDY_SESSION_ENDED: { icon: Timer, bubble: 'quiet' },
  QUESTION_GENERATED: { icon: FilePlus, bubble: 'quiet' },
  QUESTION_ANSWERED: { icon: PencilLine, bubble: 'quiet' },
  QUESTION_CORRECT: { icon: Check, bubble: 'right' },
  QUESTION_INCORRECT: { icon: X, bubble: 'wrong' },
  STREAK_MILESTONE: { icon: Flame, bubble: 'quiet' },
  ACHIEVEMENT_UNLOCKED: { icon: Award, bubble: 'quiet' },
} satisfies Record<string, ActivityDrawing>;

const isKnown = (type: string): type is keyof typeof drawings => Object.hasOwn(drawings, type);

/** Drawing and words of an activity type; a neutral drawing and no words for one that the product does not know. */
export const activityDisplay = (type: string): ActivityDisplay =>
  isKnown(type)
    ? { ...drawings[type], title: `dashboard.activity.${type}` }
    : { icon: CircleDot, bubble: 'quiet', title: null };
