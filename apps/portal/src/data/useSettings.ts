import { session } from '../session/session.ts';
import { useStore } from '../store.ts';
import { api } from './api.ts';
import { loadSettings } from './loadSettings.ts';
import { useCached } from './useCached.ts';

const retryMs = 30_000;

/** The settings of whoever is signed in. They change only here, so that they are read once. */
export function useSettings() {
  const state = useStore(session);
  const userId = state.status === 'signedIn' ? state.user.id : null;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return useCached(['settings', userId], () => loadSettings(api.settings, userId !== null, timeZone), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    // Defaults in their place are left as soon as the account's can be read.
    refreshInterval: (latest) => (latest?.warning ? retryMs : 0),
  });
}

/** Questions a day that the person aims at; undefined until it is known. */
export const useDailyGoal = (): number | undefined => useSettings().data?.settings.dailyGoal;
