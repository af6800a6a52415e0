import { Inline } from '@prepar/ui/Inline';
import { Show } from '@prepar/ui/Show';
import { Stack } from '@prepar/ui/Stack';
import type { ReactNode } from 'react';
import { localeTags } from '../common/locales.ts';
import { usePart } from '../common/onDemand.ts';
import { useWords } from '../common/words.tsx';
import { Origin } from './Origin.tsx';
import { QuestionReview } from './QuestionBody.tsx';
import type { SittingState } from './QuestionScreen.types.ts';

export interface QuestionAfterProps {
  state: SittingState;
  askId: string;
  onExplainAgain: () => void;
  /** Below an answered question. */
  report?: ReactNode;
}

/** What follows the options once they are answered: their reasons, the explanation, and where the question comes from. */
export function QuestionAfter({ state, askId, onExplainAgain, report }: QuestionAfterProps) {
  const { tag } = useWords();
  const isReviewed = state.status === 'reviewed';
  const { isHere } = usePart(QuestionReview, isReviewed);
  if (!isReviewed) return null;
  const { review } = state;
  return (
    <div lang={localeTags[review.question.locale]}>
      <Stack gap={6}>
        {isHere && <QuestionReview part="reasons" review={review} askId={askId} onExplainAgain={onExplainAgain} />}
        <div lang={tag}>
          <Inline gap={1} align="start">
            {report}
            <Show until="md">
              <Origin question={review.question} />
            </Show>
          </Inline>
        </div>
      </Stack>
    </div>
  );
}
