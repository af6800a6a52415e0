import type { OpenedView } from '@prepar/screens/answers/answers.types.ts';
import { usePastAnswer } from '../../data/usePastAnswer.ts';
import { presentOpened } from './presentAnswers.ts';

/** The question of the open row, and what loads it again. */
export function useOpened(questionId: string | null): { opened: OpenedView | null; reload: () => void } {
  const read = usePastAnswer(questionId);
  return { opened: presentOpened(questionId, read), reload: () => void read.mutate() };
}
