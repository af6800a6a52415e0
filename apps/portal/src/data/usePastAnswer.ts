import { language } from '../i18n/language.ts';
import { useStore } from '../store.ts';
import { api } from './api.ts';
import { unwrap } from './unwrap.ts';
import { useCached } from './useCached.ts';

/** An answered question in the language of the page; none is read for null. */
export function usePastAnswer(questionId: string | null) {
  const locale = useStore(language);
  return useCached(questionId === null ? null : ['past-answer', questionId, locale], () =>
    unwrap(api.questions.pastAnswer(questionId ?? '')),
  );
}
