import { type Api, createApi } from '@prepar/api-client/api';
import { createClient } from '@prepar/api-client/client';
import { type Failure, isRateLimit, isUnauthenticated } from '@prepar/api-client/failure';
import { localeTags } from '@prepar/screens/common/locales.ts';
import { startEnvironment } from '../environment.ts';
import { language } from '../i18n/language.ts';
import { loginAddress } from '../session/access.ts';
import { watchSignOut } from '../session/removePersonalData.ts';
import { endSession, heldToken, seenPassword, session } from '../session/session.ts';
import { tokenKey } from '../session/token.ts';
import { announce } from '../toasts/announce.ts';
import { oncePer, rateLimitWindowMs } from '../toasts/oncePer.ts';
import { currentAddress, navigate } from '../navigation.ts';

const mayReportRateLimit = oncePer(rateLimitWindowMs);

/** What sends every call of this portal. A 401 ends the session, a rate limit is reported, whichever call met it. */
export const client = createClient({
  baseUrl: startEnvironment().apiBaseUrl,
  token: heldToken,
  language: () => localeTags[language.get()],
  onFailure: (failure, call) => {
    if (failure.kind === 'http' && failure.code === 'PASSWORD_CHANGE_REQUIRED') seenPassword.set(true);
    if (isRateLimit(failure) && mayReportRateLimit(Date.now()))
      announce({ tone: 'warning', title: 'common.rateLimited' });
    if (isUnauthenticated(failure) && !call.inPlace && (call.tokenSent || isSignedIn()))
      leaveForLogin({ forgetToken: true });
  },
});

export const api: Api = createApi(client, () => Intl.DateTimeFormat().resolvedOptions().timeZone);

/** A failed call as an exception, for code that reads through a cache. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Leaves when somebody signs out in another tab, which removes the token that all tabs share. */
export function watchOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    const isGone = key === null || (key === tokenKey && newValue === null);
    // A token that is there by now is that of whoever has signed in since.
    if (isGone && isSignedIn()) leaveForLogin({ forgetToken: false });
  });
  watchSignOut(() => sessionStorage.clear());
}

const isSignedIn = () => session.get().status === 'signedIn';

// Nothing is lost by staying where signing in happens anyway.
function leaveForLogin(token: { forgetToken: boolean }): void {
  endSession(token);
  const address = currentAddress();
  if (/^\/(login|auth)\b/.test(address)) return;
  announce({ tone: 'warning', title: 'common.sessionExpired' });
  navigate(loginAddress(address), { replace: true });
}
