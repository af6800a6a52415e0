import { codeOf } from '@prepar/api-client/failure';
import type { LoginResult, SocialProvider } from '@prepar/api-client/types';
import { authNotice } from '@prepar/screens/auth/authNotice.ts';
import { useWords } from '@prepar/screens/common/words';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../data/api.ts';
import { messageOf } from '../../data/failures.ts';
import { keepReturnAddress, takeReturnAddress } from '../../session/returnAddress.ts';
import { showToast } from '../../toasts/toasts.ts';
import { type SocialReturn, withoutReturn } from './socialReturn.ts';

export type SocialStart =
  | { kind: 'left' }
  | { kind: 'signedIn'; login: LoginResult }
  | { kind: 'failed'; text: string | null };

/** Begins signing in with a provider: mostly by leaving for its page. `from` is where to return to. */
export async function startSocial(provider: SocialProvider, from: string | null): Promise<SocialStart> {
  // The server trusts no token from here; it wants some text in its place.
  const result = await api.auth.social(provider, `${provider}_${Date.now()}`);
  if (!result.ok) return { kind: 'failed', text: result.failure.kind === 'http' ? result.failure.message : null };
  if ('token' in result.data) return { kind: 'signedIn', login: result.data };
  const { authUrl } = result.data;
  if (!/^https?:\/\//.test(authUrl)) return { kind: 'failed', text: null };
  keepReturnAddress(from);
  location.assign(authUrl);
  return { kind: 'left' };
}

/** Handles, once, what a provider's return left in the address, and cleans the address. True while it is being handled. */
export function useSocialReturn(
  found: SocialReturn,
  signIn: (login: LoginResult, from: string | null) => void,
): boolean {
  const words = useWords();
  const [isProcessing, setProcessing] = useState(found.kind === 'code');
  const handled = useRef(false);

  useEffect(() => {
    if (found.kind === 'none' || handled.current) return;
    handled.current = true;
    history.replaceState(history.state, '', location.pathname + withoutReturn(new URLSearchParams(location.search)));
    if (found.kind === 'failed') return showToast(authNotice({ ...found, kind: 'returnFailed' }, words));
    void api.auth.completeSocial(found.provider, found.code, found.state).then((result) => {
      setProcessing(false);
      if (result.ok) signIn(result.data, takeReturnAddress());
      else if (codeOf(result.failure) === 'TOTP_REQUIRED')
        showToast(
          authNotice({ kind: 'returnFailed', error: 'TOTP_REQUIRED', message: messageOf(result.failure) }, words),
        );
      else showToast(authNotice({ kind: 'callbackFailed' }, words));
    });
  }, [found, signIn, words]);

  return isProcessing;
}
