import type { LoginResult, User } from '@prepar/api-client/types';
import { createStore, useStore } from '../store.ts';
import { useIsHydrating } from '../useIsHydrating.ts';
import { isAdministrator, type SessionState } from './access.ts';
import { onboardingCookie, readOnboardingCookie } from './onboardingCookie.ts';
import { readToken, removeToken, writeToken } from './token.ts';

export const session = createStore<SessionState>({ status: 'unknown' });

/** Whether the introduction tour replaces every route. */
export const tour = createStore(false);

/** Whether the person has to change a password that somebody else has seen, before anything else. */
export const seenPassword = createStore(false);

// Set once this page load has seen a sign-out or a failed check, so that the sign-in page stays where it is.
let hasEnded = false;

export const heldToken = (): string | null => readToken(localStorage, Date.now());

/** True on a fresh page with a stored token: somebody who is probably still signed in. */
export function useMayBeSignedIn(): boolean {
  const isUnknown = useStore(session).status === 'unknown';
  return !useIsHydrating() && !hasEnded && isUnknown && heldToken() !== null;
}

/** Begins a session after any kind of sign-in. */
export function beginSession(login: LoginResult, { isNewAccount = false } = {}): void {
  writeToken(localStorage, login.token, Date.now());
  const needsTour = login.needsOnboarding || isNewAccount;
  // Somebody who saw the tour in another browser does not get it here after a reload.
  if (!isAdministrator(login.user)) {
    if (needsTour) tour.set(true);
    else document.cookie = onboardingCookie;
  }
  session.set({ status: 'signedIn', user: login.user });
}

/** Takes over a session found by its profile. */
export function resumeSession(user: User): void {
  if (!isAdministrator(user) && !readOnboardingCookie(document.cookie)) tour.set(true);
  session.set({ status: 'signedIn', user });
}

/** Changes what is shown of the person after an edit. */
export function updateUser(changes: Partial<User>): void {
  const state = session.get();
  if (state.status === 'signedIn') session.set({ ...state, user: { ...state.user, ...changes } });
}

/** Forgets who is signed in; keeps the token unless told that it is of no use. */
export function endSession({ forgetToken }: { forgetToken: boolean }): void {
  hasEnded = true;
  if (forgetToken) removeToken(localStorage);
  tour.set(false);
  session.set({ status: 'signedOut' });
}
