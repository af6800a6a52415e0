import { forgetFirstPassword } from './first-password.ts';
import { needsOnboarding, presentUser, type SignIn } from './service.ts';
import { sessionCookie } from './session-cookie.ts';

/** Answer of every operation that signs in. An administrator who got in no longer needs the first password. */
export function signInAnswer({ token, expiresAt, account }: SignIn, place: { publicUrl: string; dataFolder: string }) {
  if (account.role === 'ADMIN') forgetFirstPassword(place.dataFolder);
  return {
    data: {
      token,
      user: presentUser(account),
      needsOnboarding: needsOnboarding(account),
      expiresAt: expiresAt.toISOString(),
    },
    headers: { 'set-cookie': sessionCookie(token, place.publicUrl) },
  };
}
