import { ReviewLater, type ReviewWishState } from '@prepar/screens/question/ReviewLater';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { api } from '../../data/api.ts';

export interface LaterPartProps {
  questionId: string;
  /** Whether it comes back for review by itself, or came back. */
  isInDeck: boolean;
  /** Whether R does the same. Default false. */
  hasKey?: boolean;
  /** It was let go, and is not back any more. */
  onLetGo?: () => void;
}

/** Lets the learner bring the fact of an answered question back, or let it go. */
export function LaterPart({ questionId, hasKey = false, onLetGo, ...standing }: LaterPartProps) {
  const [state, setState] = useState<ReviewWishState>('open');
  const { mutate } = useSWRConfig();
  const wish = async (isWanted: boolean) => {
    setState('saving');
    const result = await api.questions.wishReview(questionId, isWanted);
    if (!result.ok) return setState('failed');
    setState(isWanted ? 'wanted' : 'dropped');
    if (!isWanted) onLetGo?.();
    await mutate((key) => Array.isArray(key) && key[0] === 'reviews');
  };
  return <ReviewLater {...standing} state={state} hasKey={hasKey} onWish={(isWanted) => void wish(isWanted)} />;
}
