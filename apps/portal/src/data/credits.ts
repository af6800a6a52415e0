import { api } from './api.ts';
import { unwrap } from './cache.ts';
import { useCached } from './useCached.ts';

export const accountInfoKey = 'account-info';

export const useAccountInfo = () => useCached(accountInfoKey, () => unwrap(api.account.info()));

/** Credits left, or null while they are not known; not knowing them is no error. */
export const useCreditsLeft = (): number | null => useAccountInfo().data?.creditsRemaining ?? null;
