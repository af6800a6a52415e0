import type { AdminActions, AdminState } from '@prepar/screens/admin/AdminScreen.types.ts';
import useSWR from 'swr';
import { api } from '../../data/api.ts';
import { unwrap } from '../../data/cache.ts';
import { failureOf } from '../../data/failures.ts';
import { useUser } from '../../session/useUser.ts';

export function useAdmin(): { state: AdminState; actions: AdminActions } {
  const { email } = useUser();
  const { data, error, isValidating, mutate } = useSWR('admin-summary', () => unwrap(api.admin.summary()));
  const failure = failureOf(error);
  const state = (): AdminState => {
    if (data) return { email, status: 'ready', totals: data, isRefreshing: isValidating };
    if (failure) return { email, status: 'failed', failure: failure.kind === 'transport' ? 'connection' : 'refused' };
    return { email, status: 'loading' };
  };
  return { state: state(), actions: { refresh: () => void mutate() } };
}
