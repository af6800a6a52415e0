import { api } from '../../data/api.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { useRetry } from '../../data/useRetry.ts';

/** The last 30 days of an exam. */
export function useTrend(examId: string) {
  const { data, error, mutate } = useCached(['trend', examId], () => unwrap(api.analytics.trend(examId)));
  const { isRetrying, retry } = useRetry(mutate);
  return { data, hasFailed: error !== undefined && !isRetrying, retry };
}
