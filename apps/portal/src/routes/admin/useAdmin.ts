import type { Failure } from '@prepar/api-client/failure';
import {
  type AdminPeriod,
  adminSections,
  type AdminSectionLinks,
  type AdminState,
} from '@prepar/screens/admin/AdminScreen.types.ts';
import { useWords } from '@prepar/screens/common/words';
import { useSWRConfig } from 'swr';
import { unwrap } from '../../data/unwrap.ts';
import { failureOf } from '../../data/failures.ts';
import { useRetry } from '../../data/useRetry.ts';
import { useCached } from '../../data/useCached.ts';
import { navigate, useSearch } from '../../navigation.ts';
import { useUser } from '../../session/useUser.ts';
import { showToast } from '../../toasts/toasts.ts';
import { adminApi } from './adminApi.ts';
import { addressOf, periodOf, presentFigures, sectionOf } from './presentFigures.ts';

type WithoutTotp<State> = State extends unknown ? Omit<State, 'usesTotp' | 'waiting'> : never;
type Figures = WithoutTotp<AdminState>;

const messages = { refused: 'loadError', connection: 'connectionError' } as const;

/** The figures of the platform, in the language of the page. */
export function useAdmin() {
  const { t, locale } = useWords();
  const { email } = useUser();
  const query = useSearch();
  const [section, period] = [sectionOf(query), periodOf(query)];
  const { cache } = useSWRConfig();
  const key = `admin-dashboard-${period}-${locale}`;
  const { data, error, mutate } = useCached(key, async () =>
    presentFigures(await unwrap(adminApi.dashboard(period)), period),
  );

  // The figures from before stay, so that only a notice tells that there are no new ones.
  const refresh = async () => {
    await mutate();
    const failure = failureOf(cache.get(key)?.error);
    if (!data || data.period !== period || !failure) return;
    const message = messages[reasonOf(failure)];
    showToast({ tone: 'danger', title: t(`admin.${message}`), text: t(`admin.${message}Text`) });
  };
  const { isRetrying, retry } = useRetry(refresh);

  const failure = failureOf(error);
  const page = { email, section, period };
  const state = (): Figures => {
    // Those of another period stay until it is known that there are no new ones.
    if (data && (data.period === period || !failure || isRetrying))
      return { ...page, status: 'ready', figures: data, isRefreshing: isRetrying };
    return failure && !isRetrying
      ? { ...page, status: 'failed', failure: reasonOf(failure) }
      : { ...page, status: 'loading' };
  };
  return {
    state: state(),
    refresh: retry,
    choosePeriod: (wanted: AdminPeriod) => navigate(addressOf(section, wanted)),
    sections: Object.fromEntries(adminSections.map((name) => [name, addressOf(name, period)])) as AdminSectionLinks,
  };
}

/** Refused by the server, or no answer from it. */
export const reasonOf = ({ kind }: Failure) => (kind === 'transport' ? 'connection' : 'refused');
