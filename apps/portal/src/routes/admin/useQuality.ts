import type { BoardActions, BoardState, BoardView, QualityRow } from '@prepar/screens/quality/quality.types.ts';
import { useState } from 'react';
import { mutate } from 'swr';
import { api } from '../../data/api.ts';
import { failureOf } from '../../data/failures.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { useExams } from '../../data/useExams.ts';
import { useRetry } from '../../data/useRetry.ts';
import { language } from '../../i18n/language.ts';
import { useStore } from '../../store.ts';
import { presentRow } from './presentQuality.ts';
import { reasonOf } from './useAdmin.ts';

const name = 'admin-questions';

function useQuestions(view: BoardView) {
  const locale = useStore(language);
  return useCached([name, view, locale], () => unwrap(api.admin.questions(view === 'out' ? 'OUT' : undefined)), {
    keepPreviousData: false,
  });
}

/** How many questions wait for a decision; null while that is not known. */
export const useWaiting = (): number | null => useQuestions('waiting').data?.counts.waiting ?? null;

/** Reads every list of questions again. */
export const refreshQuestions = () => mutate((key) => Array.isArray(key) && key[0] === name);

/** Questions to decide on, or those that were taken out of circulation. */
export function useQuality(open: (row: QualityRow) => void): { state: BoardState; actions: BoardActions } {
  const [view, setView] = useState<BoardView>('waiting');
  const { data, error, mutate: reload } = useQuestions(view);
  const exams = useExams().data ?? [];
  const { isRetrying, retry } = useRetry(reload);
  const failure = failureOf(error);
  const state = (): BoardState => {
    if (data) {
      const rows = data.items.map((item) => presentRow(item, exams));
      return { view, status: 'ready', rows, counts: data.counts };
    }
    return failure && !isRetrying
      ? { view, status: 'failed', failure: reasonOf(failure) }
      : { view, status: 'loading' };
  };
  return { state: state(), actions: { show: setView, retry, open } };
}
