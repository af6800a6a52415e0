import { api } from './api.ts';
import { unwrap } from './unwrap.ts';
import { useCached } from './useCached.ts';

export const weekKey = 'week';

/** The current week; undefined when there is none in the answer. */
export const useWeek = () => useCached(weekKey, async () => (await unwrap(api.analytics.weekly()))[0] ?? null);
