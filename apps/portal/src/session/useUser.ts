import type { User } from '@prepar/api-client/types';
import { useStore } from '../store.ts';
import { session, useMayBeSignedIn } from './session.ts';

/** Who is signed in, on pages that the guard shows to nobody else. */
export function useUser(): User {
  const state = useStore(session);
  if (state.status !== 'signedIn') throw new Error('Only pages for people who are signed in have a user');
  return state.user;
}

/** Whether somebody is signed in, on pages that ask the server nothing: a stored token is enough. */
export function useIsSignedIn(): boolean {
  const mayBeSignedIn = useMayBeSignedIn();
  return useStore(session).status === 'signedIn' || mayBeSignedIn;
}
