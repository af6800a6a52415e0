import { api } from '../../data/api.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { useRetry } from '../../data/useRetry.ts';
import { language } from '../../i18n/language.ts';
import { useStore } from '../../store.ts';
import type { ReadinessData } from './presentReadiness.ts';

/** Everything that is said of how ready somebody is for an exam. */
export function useReadiness(examId: string) {
  const locale = useStore(language);
  const { data, error, mutate } = useCached(['readiness', examId, locale], () => load(examId));
  const { isRetrying, retry } = useRetry(mutate);
  return { data, hasFailed: error !== undefined && !isRetrying, actions: { retry } };
}

async function load(examId: string): Promise<ReadinessData> {
  const [readiness, chance, progress, { weaknesses }] = await Promise.all([
    unwrap(api.analytics.readiness(examId)),
    unwrap(api.analytics.passProbability(examId)),
    unwrap(api.analytics.domainProgress(examId)),
    unwrap(api.analytics.weaknesses(examId)),
  ]);
  return { readiness, chance, domains: progress.domains, weaknesses };
}
