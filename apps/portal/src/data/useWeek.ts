import { api } from './api.ts';
import { unwrap } from './unwrap.ts';
import { askEarly, useCached } from './useCached.ts';

export const weekKey = 'week';
const readWeek = async () => (await unwrap(api.analytics.weekly()))[0] ?? null;

/** The current week; undefined when there is none in the answer. */
export const useWeek = () => useCached(weekKey, readWeek);

export const askEarlyForWeek = () => askEarly(weekKey, readWeek);
