import useSWR from 'swr';
import { api } from './api.ts';
import { unwrap } from './cache.ts';

export const accountInfoKey = 'account-info';

export const useAccountInfo = () => useSWR(accountInfoKey, () => unwrap(api.account.info()));

/** Credits left, or null while they are not known; not knowing them is no error. */
export const useCreditsLeft = (): number | null => useAccountInfo().data?.creditsRemaining ?? null;
