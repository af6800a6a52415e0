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

const states = { quarantined: 'QUARANTINED', odd: 'ODD', reported: 'REPORTED', out: 'OUT' } as const;

type Page = Awaited<ReturnType<typeof readPage>>;

const readPage = (view: BoardView, cursor: string | null) =>
  unwrap(
    api.admin.questions({ ...(view !== 'waiting' && { state: states[view] }), ...(cursor !== null && { cursor }) }),
  );

/** The first page of a list, and those that were asked for after it. */
function useQuestions(view: BoardView) {
  const locale = useStore(language);
  return useCached([name, view, locale], async () => ({ view, pages: [await readPage(view, null)] }), {
    keepPreviousData: false,
  });
}

/** How many questions wait for a decision; null while that is not known. */
export const useWaiting = (): number | null => useQuestions('waiting').data?.pages[0]?.counts.waiting ?? null;

/** Reads every list of questions again. */
export const refreshQuestions = () => mutate((key) => Array.isArray(key) && key[0] === name);

/** Questions to decide on, or those that were taken out of circulation. */
export function useQuality(open: (row: QualityRow) => void): { state: BoardState; actions: BoardActions } {
  const [view, setView] = useState<BoardView>('waiting');
  const { data, error, mutate: reload } = useQuestions(view);
  const [further, setFurther] = useState<'idle' | 'loading' | 'failed'>('idle');
  const exams = useExams().data ?? [];
  const { isRetrying, retry } = useRetry(reload);
  const failure = failureOf(error);
  const last = data?.pages.at(-1);

  const more = async () => {
    const cursor = last?.counts.nextCursor ?? null;
    if (cursor === null || further === 'loading') return;
    setFurther('loading');
    const next: Page | null = await readPage(view, cursor).catch(() => null);
    setFurther(next ? 'idle' : 'failed');
    if (next) await reload((now) => now && { ...now, pages: [...now.pages, next] }, { revalidate: false });
  };
  const state = (): BoardState => {
    if (data && last) {
      const rows = data.pages.flatMap(({ items }) => items).map((item) => presentRow(item, exams));
      const hasMore = last.counts.nextCursor !== null;
      return { view, status: 'ready', rows, counts: last.counts, more: hasMore ? further : 'none' };
    }
    return failure && !isRetrying
      ? { view, status: 'failed', failure: reasonOf(failure) }
      : { view, status: 'loading' };
  };
  const show = (next: BoardView) => {
    setView(next);
    setFurther('idle');
  };
  return { state: state(), actions: { show, retry, more: () => void more(), open } };
}
