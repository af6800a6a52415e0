import { codeOf } from '@prepar/api-client/failure';
import type { LoginRequest, LoginResult } from '@prepar/api-client/types';
import type {
  AuthActions,
  AuthFailure,
  AuthFormState,
  AuthState,
  Provider,
} from '@prepar/screens/auth/AuthScreen.types.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { switchLanguage } from '../../settings/switchLanguage.ts';
import { navigate, usePath, useSearch } from '../../navigation.ts';
import { destination } from '../../session/access.ts';
import { beginSession } from '../../session/session.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useStore } from '../../store.ts';
import { links, withQuery } from '../links.ts';
import { isTaken, loginFailure, refusedFields, registerFailure } from './failures.ts';
import { typedEmail } from './typedEmail.ts';
import { welcome } from './welcome.tsx';
import type { Arrival } from './useArrival.ts';
import type { ForgotPassword } from './useForgotPassword.ts';
import { startSocial, useSocialReturn } from './useSocialSignIn.ts';

const socialFallbacks = { google: 'auth.googleLoginError', github: 'auth.githubLoginError' } as const;

export interface Auth {
  state: AuthState;
  actions: AuthActions;
}

function enter(login: LoginResult, to: string | null, isNewAccount = false): void {
  showToast(welcome(login.user));
  typedEmail.set('');
  beginSession(login, { isNewAccount });
  navigate(destination(login.user, to), { replace: true });
}

/** Signing in and registering, with the dialog for a lost password. */
export function useAuth(
  { handover, social }: Arrival,
  forgotPassword: Pick<ForgotPassword, 'open' | 'renewals'>,
): Auth {
  const path = usePath();
  const search = useSearch();
  const from = new URLSearchParams(search).get('from');
  const { reason } = handover;
  const email = useStore(typedEmail);
  // Right ones, to which an authenticator app has to add its code.
  const [credentials, setCredentials] = useState<LoginRequest | null>(null);
  const [pending, setPending] = useState<AuthFormState['pending']>(null);
  const [failure, setFailure] = useState<AuthFailure | null>(reason ? { from: 'form', text: `auth.${reason}` } : null);

  const isProcessing = useSocialReturn(social, enter);

  const fail = (text: AuthFailure['text'], more: Partial<AuthFailure> = {}) => {
    setPending(null);
    setFailure({ from: 'form', text, ...more });
  };
  const begin = (what: 'form' | Provider) => {
    setFailure(null);
    setPending(what);
  };

  const login = async (typed: LoginRequest) => {
    begin('form');
    const result = await api.auth.login(typed);
    if (result.ok) return enter(result.data, from);
    if (codeOf(result.failure) !== 'TOTP_REQUIRED') return fail(loginFailure(result.failure));
    setPending(null);
    return setCredentials(typed);
  };
  const register = async (account: { name: string; email: string; password: string }) => {
    begin('form');
    const registered = await api.auth.register({ ...account, country: 'BR', locale: 'pt-BR' });
    if (!registered.ok) {
      const { failure: why } = registered;
      return fail(registerFailure(why), { fields: refusedFields(why), isTaken: isTaken(why) });
    }
    const result = await api.auth.login({ email: account.email, password: account.password });
    if (result.ok) return enter(result.data, null, true);
    typedEmail.set(account.email);
    return navigate(withQuery(links.login, search), { handover: { reason: 'automaticLoginFailed' } });
  };
  const continueWith = async (provider: Provider) => {
    begin(provider);
    const start = await startSocial(provider, from);
    if (start.kind === 'signedIn') enter(start.login, from);
    else if (start.kind === 'failed')
      fail(start.text === null ? socialFallbacks[provider] : { text: start.text }, { from: 'social' });
  };

  const status = path === links.register ? 'register' : 'login';
  return {
    state: isProcessing
      ? { status: 'processing' }
      : {
          status,
          initialEmail: email,
          asksCode: credentials !== null,
          pending,
          failure,
          renewals: forgotPassword.renewals,
        },
    actions: {
      login: (typed) => void login(typed),
      sendCode: (totpCode) => void (credentials && login({ ...credentials, totpCode })),
      cancelCode: () => {
        setCredentials(null);
        setFailure(null);
      },
      register: (account) => void register(account),
      continueWith: (provider) => void continueWith(provider),
      keepEmail: typedEmail.set,
      forgotPassword: forgotPassword.open,
      chooseLanguage: (locale) => void switchLanguage(locale),
    },
  };
}
