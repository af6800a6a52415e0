import { language } from '../i18n/language.ts';
import { useStore } from '../store.ts';
import { api } from './api.ts';
import { unwrap } from './unwrap.ts';
import { useCached } from './useCached.ts';

/** How the person does in an exam; null asks for none. Its names are in the language of the page. */
export function useExamMetrics(examId: string | null) {
  const locale = useStore(language);
  return useCached(examId === null ? null : ['exam-metrics', examId, locale], () =>
    unwrap(api.analytics.examMetrics(examId ?? '')),
  );
}
