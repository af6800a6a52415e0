import type { OpenedView } from '@prepar/screens/answers/answers.types.ts';
import { usePastAnswer } from '../../data/usePastAnswer.ts';
import { language } from '../../i18n/language.ts';
import { useStore } from '../../store.ts';
import { presentOpened } from './presentAnswers.ts';

/** The question of the open row, and what loads it again. */
export function useOpened(questionId: string | null): { opened: OpenedView | null; reload: () => void } {
  const locale = useStore(language);
  const read = usePastAnswer(questionId);
  return { opened: presentOpened(questionId, read, locale), reload: () => void read.mutate() };
}
