import type { OpenedView } from '@prepar/screens/answers/answers.types.ts';
import { api } from '../../data/api.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { language } from '../../i18n/language.ts';
import { useStore } from '../../store.ts';
import { presentOpened } from './presentAnswers.ts';

/** The question of the open row, and what loads it again. */
export function useOpened(questionId: string | null): { opened: OpenedView | null; reload: () => void } {
  const locale = useStore(language);
  const read = useCached(questionId === null ? null : ['past-answer', questionId, locale], () =>
    unwrap(api.questions.pastAnswer(questionId ?? '')),
  );
  return { opened: presentOpened(questionId, read, locale), reload: () => void read.mutate() };
}
