import type { Result } from '@prepar/api-client/failure';
import type { ForgotPasswordActions, ForgotPasswordState } from '@prepar/screens/auth/ForgotPasswordDialog.types.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { sentenceOr } from '../../data/failures.ts';
import { announce } from '../../toasts/announce.ts';
import { codeFailure, requestFailure } from './failures.ts';
import type { MailedLink } from './mailedLink.ts';

export interface ForgotPassword {
  /** Null while the dialog is closed. */
  state: ForgotPasswordState | null;
  actions: ForgotPasswordActions;
  open: (email: string) => void;
  /** How often a code brought a new password. */
  renewals: number;
}

const stepBefore = { email: 'email', code: 'email', password: 'code', reset: 'reset', restore: 'restore' } as const;

const closed = { initialEmail: '', isPending: false, resentCount: 0, failure: null } as const;

/** The three steps to a new password, or the last of them alone for somebody who followed a mailed link. `onReset` gets the e-mail. */
export function useForgotPassword({
  link = null,
  onReset = () => undefined,
}: { link?: MailedLink | null; onReset?: (email: string) => void } = {}): ForgotPassword {
  const [state, setState] = useState<ForgotPasswordState | null>(link && { ...closed, status: link.kind });
  const [renewals, setRenewals] = useState(0);
  const go = (changes: Partial<ForgotPasswordState>) =>
    setState((before) => before && { ...before, isPending: false, failure: null, ...changes });
  const wait = () => go({ isPending: true });

  const requestCode = async (email: string, resentCount = 0) => {
    wait();
    const result = await api.auth.requestReset(email);
    if (result.ok) return go({ status: 'code', resentCount });
    return go({ failure: { text: requestFailure(result.failure) } });
  };
  const verifyCode = async (email: string, code: string) => {
    wait();
    const result = await api.auth.verifyResetCode(email, code);
    if (result.ok) go({ status: 'password' });
    else go({ failure: codeFailure(result.failure) });
  };
  const setPassword = async (call: Promise<Result<unknown>>, email?: string) => {
    wait();
    const result = await call;
    if (!result.ok) return go({ failure: { text: sentenceOr(result.failure, 'auth.passwordResetError') } });
    setState(null);
    if (email !== undefined) {
      onReset(email);
      setRenewals((before) => before + 1);
    }
    return announce({ tone: 'success', title: 'auth.passwordReset', text: 'auth.passwordResetText' }, ['auth']);
  };

  return {
    state,
    renewals,
    open: (email) => setState({ ...closed, status: 'email', initialEmail: email }),
    actions: {
      requestCode: (email) => void requestCode(email),
      resendCode: (email) => void requestCode(email, (state?.resentCount ?? 0) + 1),
      verifyCode: (email, code) => void verifyCode(email, code),
      resetPassword: ({ email, code, newPassword }) =>
        void setPassword(api.auth.resetPassword(email, code, newPassword), email),
      resetByLink: (newPassword) => void setPassword(api.auth.resetPasswordByLink(link?.token ?? '', newPassword)),
      back: () => setState((before) => before && { ...before, status: stepBefore[before.status], failure: null }),
      close: () => setState(null),
    },
  };
}
