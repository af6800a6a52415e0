import type { User } from '@prepar/api-client/types';
import { useStore } from '../store.ts';
import { session } from './session.ts';

/** Who is signed in, on pages that the guard shows to nobody else. */
export function useUser(): User {
  const state = useStore(session);
  if (state.status !== 'signedIn') throw new Error('Only pages for people who are signed in have a user');
  return state.user;
}
