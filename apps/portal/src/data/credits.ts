import type { AccountInfo } from '@prepar/api-client/types';
import { useEffect } from 'react';
import { mutate } from 'swr';
import { useMinute } from '../useMinute.ts';
import { api } from './api.ts';
import { minutesUntil } from './minutesUntil.ts';
import { unwrap } from './unwrap.ts';
import { askEarly, useCached } from './useCached.ts';

const accountInfoKey = 'account-info';
const otherTabs = new BroadcastChannel('prepar-credits');
otherTabs.addEventListener('message', () => void mutate(accountInfoKey));

const readAccountInfo = () => unwrap(api.account.info());

export const useAccountInfo = () => useCached(accountInfoKey, readAccountInfo);

export const askEarlyForCredits = () => askEarly(accountInfoKey, readAccountInfo);

/** Shows the balance that the server has just told while the whole of it is asked for, here and in every other tab. */
export async function showBalance(creditsRemaining: number): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  otherTabs.postMessage(null);
  await mutate<AccountInfo>(accountInfoKey, (info) => info && { ...info, creditsRemaining }, { revalidate: false });
  await mutate(accountInfoKey);
}

/** The same, and whether there is anything to wait for. */
export function useBalance(): { isKnown: boolean; credits: Credits | null } {
  const { data, error } = useAccountInfo();
  return { isKnown: data !== undefined || error !== undefined, credits: useCredits() };
}

export interface Credits {
  left: number;
  /** Whole minutes until free ones come back, at least 1. */
  renewsInMinutes: number;
}

/** The balance and when it is filled up; asked for again once that moment has come. Null while it is not known, which is no error. */
export function useCredits(): Credits | null {
  const { data, mutate } = useAccountInfo();
  const now = useMinute();
  const renewsAt = data ? new Date(data.creditsRenewAt) : null;
  const isDue = renewsAt !== null && renewsAt <= now;
  useEffect(() => {
    if (isDue) void mutate();
  }, [isDue, mutate]);
  return data && renewsAt ? { left: data.creditsRemaining, renewsInMinutes: minutesUntil(renewsAt, now) } : null;
}
