import { isUnauthenticated } from '@prepar/api-client/failure';
import { api } from './api.ts';
import { isAdministrator } from '../session/access.ts';
import { endSession, resumeSession, session, tour } from '../session/session.ts';

/** Finds out who is signed in, by the stored token or the server's cookie. */
export async function checkSession(): Promise<void> {
  session.set({ status: 'checking' });
  const profile = await api.account.profile();
  if (!profile.ok) {
    // Without the network the token may still be good: a reload tries again.
    return endSession({ forgetToken: isUnauthenticated(profile.failure) });
  }
  resumeSession(profile.data);
  if (isAdministrator(profile.data) || tour.get()) return;
  const onboarding = await api.onboarding.status();
  if (onboarding.ok && !onboarding.data.completed) tour.set(true);
}
