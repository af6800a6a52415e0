import type { LoginResult } from '@prepar/api-client/types';
import { authNotice } from '@prepar/screens/auth/authNotice.ts';
import type { AuthActions, AuthFailure, AuthFormState, AuthState, Provider } from '@prepar/screens/auth/AuthScreen.types.ts';
import { useWords } from '@prepar/screens/common/words';
import { useCallback, useState } from 'react';
import { api } from '../../data/api.ts';
import { switchLanguage } from '../../i18n/switch-language.ts';
import { navigate, readHandover, usePath, useSearch } from '../../place.ts';
import { destination } from '../../session/access.ts';
import { beginSession } from '../../session/session.ts';
import { showToast } from '../../toasts/toasts.ts';
import { links } from '../links.ts';
import { loginFailure, registerFailure } from './failures.ts';
import { startSocial, useSocialReturn } from './useSocialSignIn.ts';

const socialFallbacks = { google: 'auth.googleLoginError', github: 'auth.githubLoginError' } as const;

export interface Auth {
  state: AuthState;
  actions: AuthActions;
}

/** Signing in and registering. `openForgotPassword` opens the dialog for a lost password. */
export function useAuth(openForgotPassword: (email: string) => void): Auth {
  const words = useWords();
  const path = usePath();
  const search = useSearch();
  const from = new URLSearchParams(search).get('from');
  const [{ email = '', reason }] = useState(readHandover);
  const [pending, setPending] = useState<AuthFormState['pending']>(null);
  const [failure, setFailure] = useState<AuthFailure | null>(reason ? { from: 'form', text: `auth.${reason}` } : null);

  const enter = useCallback(
    (login: LoginResult, to: string | null, isNewAccount = false) => {
      showToast(authNotice({ kind: 'signedIn', name: login.user.name || login.user.email }, words));
      beginSession(login, { isNewAccount });
      navigate(destination(login.user, to), { replace: true });
    },
    [words],
  );
  const isProcessing = useSocialReturn(enter);

  const fail = (text: AuthFailure['text'], place: AuthFailure['from'] = 'form') => {
    setPending(null);
    setFailure({ from: place, text });
  };
  const begin = (what: 'form' | Provider) => {
    setFailure(null);
    setPending(what);
  };
  const withQuery = (page: string) => (search ? `${page}?${search}` : page);

  const login = async (credentials: { email: string; password: string }) => {
    begin('form');
    const result = await api.auth.login(credentials);
    if (result.ok) enter(result.data, from);
    else fail(loginFailure(result.failure));
  };
  const register = async (account: { name: string; email: string; password: string }) => {
    begin('form');
    const registered = await api.auth.register({ ...account, country: 'BR', locale: 'pt-BR' });
    if (!registered.ok) return fail(registerFailure(registered.failure));
    const result = await api.auth.login({ email: account.email, password: account.password });
    if (result.ok) return enter(result.data, null, true);
    return navigate(withQuery(links.login), { handover: { email: account.email, reason: 'automaticLoginFailed' } });
  };
  const continueWith = async (provider: Provider) => {
    begin(provider);
    const start = await startSocial(provider, from);
    if (start.kind === 'signedIn') enter(start.login, from);
    else if (start.kind === 'failed') fail(start.text === null ? socialFallbacks[provider] : { text: start.text }, 'social');
  };

  const status = path === links.register ? 'register' : 'login';
  return {
    state: isProcessing ? { status: 'processing' } : { status, initialEmail: email, pending, failure },
    actions: {
      login: (credentials) => void login(credentials),
      register: (account) => void register(account),
      continueWith: (provider) => void continueWith(provider),
      switchMode: (typed) => navigate(withQuery(status === 'login' ? links.register : links.login), { handover: { email: typed } }),
      forgotPassword: openForgotPassword,
      chooseLanguage: (locale) => void switchLanguage(locale),
    },
  };
}
