import type { Result } from '@prepar/api-client/failure';
import type { ExamMetrics } from '@prepar/api-client/types';
import type { ProgressActions, ProgressState } from '@prepar/screens/progress/ProgressScreen.types.ts';
import useSWR from 'swr';
import { api } from '../../data/api.ts';
import { unwrap } from '../../data/cache.ts';
import { useExams } from '../../data/exams.ts';
import { useDailyGoal } from '../../data/settings.ts';
import { useWeek } from '../../data/week.ts';
import { language } from '../../i18n/language.ts';
import { useStore } from '../../store.ts';
import { useMinute } from '../../useMinute.ts';
import { presentProgress } from './presentProgress.ts';

export function useProgress(): { state: ProgressState; actions: ProgressActions } {
  const locale = useStore(language);
  const exams = useExams();
  const week = useWeek();
  const month = useSWR(['month', locale], () => unwrap(api.analytics.monthly()));
  const enrolled = exams.data?.filter(({ isEnrolled }) => isEnrolled).map(({ id }) => id);
  const metrics = useSWR(enrolled && ['metrics', locale, ...enrolled], () => loadMetrics(enrolled ?? []));

  return {
    state: presentProgress({
      today: useMinute().getDay(),
      dailyGoal: useDailyGoal(),
      exams: exams.data,
      examsFailed: exams.error !== undefined,
      week: week.error === undefined ? week.data : null,
      month: month.error === undefined ? month.data : null,
      metrics: metrics.data,
    }),
    actions: {
      retryExams: () => void exams.mutate(),
      retryMetrics: () => void metrics.mutate(),
    },
  };
}

export type MetricsById = Record<string, Result<ExamMetrics>>;

/** The figures of each exam; one that fails says so in its own place. */
async function loadMetrics(examIds: string[]): Promise<MetricsById> {
  const results = await Promise.all(examIds.map((id) => api.analytics.examMetrics(id)));
  return Object.fromEntries(examIds.flatMap((id, index) => (results[index] ? [[id, results[index]]] : [])));
}
