import type { Failure } from '@prepar/api-client/failure';
import type { AdminActions, AdminState } from '@prepar/screens/admin/AdminScreen.types.ts';
import { useWords } from '@prepar/screens/common/words';
import { useSWRConfig } from 'swr';
import { api } from '../../data/api.ts';
import { unwrap } from '../../data/cache.ts';
import { failureOf } from '../../data/failures.ts';
import { useRetry } from '../../data/retry.ts';
import { useCached } from '../../data/useCached.ts';
import { useUser } from '../../session/useUser.ts';
import { showToast } from '../../toasts/toasts.ts';

const summaryKey = 'admin-summary';
const messages = { refused: 'loadError', connection: 'connectionError' } as const;

export function useAdmin(): { state: AdminState; actions: AdminActions } {
  const { t } = useWords();
  const { email } = useUser();
  const { cache } = useSWRConfig();
  const { data, error, mutate } = useCached(summaryKey, () => unwrap(api.admin.summary()));

  // The figures from before stay, so that only a notice tells that there are no new ones.
  const refresh = async () => {
    await mutate();
    const failure = failureOf(cache.get(summaryKey)?.error);
    if (!data || !failure) return;
    const message = messages[reasonOf(failure)];
    showToast({ tone: 'danger', title: t(`admin.${message}`), text: t(`admin.${message}Text`) });
  };
  const { isRetrying, retry } = useRetry(refresh);

  const failure = failureOf(error);
  const state = (): AdminState => {
    if (data) return { email, status: 'ready', totals: data, isRefreshing: isRetrying };
    return failure && !isRetrying ? { email, status: 'failed', failure: reasonOf(failure) } : { email, status: 'loading' };
  };
  return { state: state(), actions: { refresh: retry } };
}

const reasonOf = ({ kind }: Failure) => (kind === 'transport' ? 'connection' : 'refused');
