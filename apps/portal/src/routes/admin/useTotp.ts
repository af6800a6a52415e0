import type { Result } from '@prepar/api-client/failure';
import type { TotpActions, TotpState } from '@prepar/screens/admin/TotpDialog.types.ts';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { sentenceOr } from '../../data/failures.ts';

/** Setting up an authenticator app; `state` is null while the dialog is closed. */
export function useTotp(whenInUse: () => void): { state: TotpState | null; actions: TotpActions; open: () => void } {
  const [state, setState] = useState<TotpState | null>(null);
  const idle = { isPending: false, failure: null };
  const step = async <T>(call: Promise<Result<T>>, next: (data: T) => TotpState) => {
    setState((before) => before && { ...before, isPending: true, failure: null });
    const result = await call;
    setState((before) => {
      if (result.ok) return next(result.data);
      return before && { ...before, isPending: false, failure: sentenceOr(result.failure, 'admin.totp.error') };
    });
    return result.ok;
  };
  const confirmCode = async (code: string) => {
    const isInUse = await step(api.account.completeTotp(code), ({ recoveryCodes }) => ({
      ...idle,
      status: 'codes',
      recoveryCodes,
    }));
    if (isInUse) whenInUse();
  };
  return {
    state,
    actions: {
      confirmPassword: (password) =>
        void step(api.account.startTotp(password), ({ secret, uri }) => ({ ...idle, status: 'scan', secret, uri })),
      confirmCode: (code) => void confirmCode(code),
      close: () => setState(null),
    },
    open: () => setState({ ...idle, status: 'password' }),
  };
}
