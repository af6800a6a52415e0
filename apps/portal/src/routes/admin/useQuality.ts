import type { BoardActions, BoardState, BoardView, QualityRow } from '@prepar/screens/quality/quality.types.ts';
import { useState } from 'react';
import { mutate } from 'swr';
import { failureOf } from '../../data/failures.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { useExams } from '../../data/useExams.ts';
import { usePages } from '../../data/usePages.ts';
import { useRetry } from '../../data/useRetry.ts';
import { language } from '../../i18n/language.ts';
import { useStore } from '../../store.ts';
import { adminApi } from './adminApi.ts';
import { presentOverview, presentRow } from './presentQuality.ts';
import { reasonOf } from './useAdmin.ts';

const name = 'admin-questions';

const states = { quarantined: 'QUARANTINED', odd: 'ODD', reported: 'REPORTED', out: 'OUT' } as const;

type Page = Awaited<ReturnType<typeof readPage>>;

const readPage = (view: BoardView, cursor: string | null) =>
  unwrap(
    adminApi.questions({ ...(view !== 'waiting' && { state: states[view] }), ...(cursor !== null && { cursor }) }),
  );

/** How many questions wait for a decision; null while that is not known. */
export const useWaiting = (): number | null =>
  useCached([name, 'count'], async () => (await readPage('waiting', null)).counts.waiting).data ?? null;

/** Reads every list of questions again. */
export const refreshQuestions = () => mutate((key) => Array.isArray(key) && key[0] === name);

/** Questions to decide on, or those that were taken out of circulation. */
export function useQuality(open: (row: QualityRow) => void): { state: BoardState; actions: BoardActions } {
  const [view, setView] = useState<BoardView>('waiting');
  const locale = useStore(language);
  const { data, error, mutate, more, readMore } = usePages<Page>([name, view, locale], {
    read: (cursor) => readPage(view, cursor),
    cursorOf: ({ counts }) => counts.nextCursor,
  });
  const overview = useCached([name, 'overview'], () => unwrap(adminApi.quality())).data;
  const exams = useExams().data ?? [];
  const { isRetrying, retry } = useRetry(mutate);
  const failure = failureOf(error);

  const top = { view, overview: overview ? presentOverview(overview) : null };
  const state = (): BoardState => {
    const last = data?.at(-1);
    if (data && last) {
      const rows = data.flatMap(({ items }) => items).map((item) => presentRow(item, exams));
      return { ...top, status: 'ready', rows, counts: last.counts, more };
    }
    return failure && !isRetrying
      ? { ...top, status: 'failed', failure: reasonOf(failure) }
      : { ...top, status: 'loading' };
  };
  return { state: state(), actions: { show: setView, retry, more: readMore, open } };
}
