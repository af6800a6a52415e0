import type { ForgotPasswordActions, ForgotPasswordState } from '@prepar/screens/auth/ForgotPasswordDialog.types.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { plainSentence, sentenceOr } from '../../data/failures.ts';
import { announce } from '../../toasts/announce.ts';
import { codeFailure } from './failures.ts';

export interface ForgotPassword {
  /** Null while the dialog is closed. */
  state: ForgotPasswordState | null;
  actions: ForgotPasswordActions;
  open: (email: string) => void;
}

const stepBefore = { email: 'email', code: 'email', password: 'code' } as const;

/** The three steps to a new password. */
export function useForgotPassword(): ForgotPassword {
  const [state, setState] = useState<ForgotPasswordState | null>(null);
  const go = (changes: Partial<ForgotPasswordState>) => setState((before) => before && { ...before, isPending: false, failure: null, ...changes });
  const wait = () => go({ isPending: true });

  const requestCode = async (email: string) => {
    wait();
    const result = await api.auth.requestReset(email);
    if (result.ok) go({ status: 'code' });
    else go({ failure: { text: result.failure.kind === 'transport' ? 'auth.connectionError' : plainSentence(result.failure) } });
  };
  const verifyCode = async (email: string, code: string) => {
    wait();
    const result = await api.auth.verifyResetCode(email, code);
    if (result.ok) go({ status: 'password' });
    else go({ failure: codeFailure(result.failure) });
  };
  const resetPassword = async ({ email, code, newPassword }: { email: string; code: string; newPassword: string }) => {
    wait();
    const result = await api.auth.resetPassword(email, code, newPassword);
    if (!result.ok) return go({ failure: { text: sentenceOr(result.failure, 'auth.passwordResetError') } });
    setState(null);
    return announce({ tone: 'success', title: 'auth.passwordReset', text: 'auth.passwordResetText' }, ['auth']);
  };

  return {
    state,
    open: (email) => setState({ status: 'email', initialEmail: email, isPending: false, failure: null }),
    actions: {
      requestCode: (email) => void requestCode(email),
      verifyCode: (email, code) => void verifyCode(email, code),
      resetPassword: (reset) => void resetPassword(reset),
      back: () => setState((before) => before && { ...before, status: stepBefore[before.status], failure: null }),
      close: () => setState(null),
    },
  };
}
