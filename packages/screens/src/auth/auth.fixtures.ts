import { publicLinks } from '../shell/shell.fixtures.ts';
import type { AuthFormState, AuthLinks, AuthState } from './AuthScreen.types.ts';

export const authLinks: AuthLinks = { ...publicLinks, register: '/register' };

export const loginState: AuthFormState = {
  status: 'login',
  initialEmail: '',
  asksCode: false,
  pending: null,
  failure: null,
  renewals: 0,
};

export const registerState: AuthFormState = { ...loginState, status: 'register' };

export const authStates = {
  login: { ...loginState, initialEmail: 'marina.albuquerque@email.com' },
  register: registerState,
  processing: { status: 'processing' },
} satisfies { [Status in AuthState['status']]: AuthState };

/** A refusal of the server that takes several lines. */
export const longRefusal: AuthFormState['failure'] = {
  from: 'form',
  text: {
    text: 'Esta conta está suspensa desde 11/09/2025 por uso fora dos termos. Escreva para suporte@prepar.example com o e-mail da conta para pedir uma revisão.',
  },
};
