import type { ForgotPasswordState } from './ForgotPasswordDialog.types.ts';

export const email: ForgotPasswordState = {
  status: 'email',
  initialEmail: 'marina.albuquerque@email.com',
  isPending: false,
  resentCount: 0,
  failure: null,
};
