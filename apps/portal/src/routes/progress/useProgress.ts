import { useState } from 'react';
import type { ProgressActions, ProgressState } from '@prepar/screens/progress/ProgressScreen.types.ts';
import { unstable_serialize, useSWRConfig } from 'swr';
import { api } from '../../data/api.ts';
import { useCredits } from '../../data/credits.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useExams } from '../../data/useExams.ts';
import { useReviewDeck } from '../../data/useReviewDeck.ts';
import { useRetry } from '../../data/useRetry.ts';
import { useDailyGoal } from '../../data/useSettings.ts';
import { useWeek } from '../../data/useWeek.ts';
import { useCached } from '../../data/useCached.ts';
import { language } from '../../i18n/language.ts';
import { useUser } from '../../session/useUser.ts';
import { useStore } from '../../store.ts';
import { currentExam, examToOpen } from '../currentExam.ts';
import { keepExam, keptExam } from '../keptExam.ts';
import type { MetricsById } from './presentNext.ts';
import { presentProgress } from './presentProgress.ts';

interface ShownProgress {
  page: { state: ProgressState; actions: ProgressActions };
  /** The exam that the page tells of, until another is chosen. */
  current: string | null;
  choose: (examId: string) => void;
}

export function useProgress(): ShownProgress {
  const locale = useStore(language);
  const exams = useExams();
  const week = useWeek();
  const month = useCached(['month', locale], () => unwrap(api.analytics.monthly()));
  const mine = exams.data?.filter(({ isEnrolled }) => isEnrolled);
  const enrolled = mine?.map(({ id }) => id);
  const { id: userId } = useUser();
  const credits = useCredits();
  const { data: deck } = useReviewDeck(credits?.left === 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const current = chosen ?? currentExam(mine?.map(examToOpen) ?? [], keptExam(userId));
  const { cache } = useSWRConfig();
  const metricsKey = enrolled && ['metrics', locale, ...enrolled];
  const metrics = useCached(metricsKey, () =>
    loadMetrics(enrolled ?? [], cache.get(unstable_serialize(metricsKey))?.data as MetricsById | undefined),
  );
  const { isRetrying: isRetryingExams, retry: retryExams } = useRetry(exams.mutate);
  const { isRetrying: isRetryingMetrics, retry: retryMetrics } = useRetry(metrics.mutate);

  const page = {
    state: presentProgress({
      dailyGoal: useDailyGoal(),
      exams: exams.data,
      current,
      examsFailed: exams.error !== undefined,
      isRetryingExams,
      week: known(week),
      month: known(month),
      metrics: metrics.data,
      isRetryingMetrics,
      credits,
      deck,
    }),
    actions: {
      retryExams,
      retryMetrics,
    },
  };
  const choose = (examId: string) => {
    setChosen(examId);
    keepExam(userId, examId);
  };
  return { page, current, choose };
}

/** The figures of each exam. One that fails says so in its own place, unless there are figures from before. */
async function loadMetrics(examIds: string[], before: MetricsById = {}): Promise<MetricsById> {
  const load = async (id: string) => {
    const result = await api.analytics.examMetrics(id);
    return [id, !result.ok && before[id]?.ok ? before[id] : result] as const;
  };
  return Object.fromEntries(await Promise.all(examIds.map(load)));
}

/** What was loaded, now or before; null when nothing ever was. */
const known = <T>({ data, error }: { data: T | undefined; error?: unknown }) =>
  data === undefined && error !== undefined ? null : data;
