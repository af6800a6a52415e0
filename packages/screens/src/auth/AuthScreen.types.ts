import type { MessageId } from '../common/message-ids.ts';
import type { Sentence } from '../common/sentence.ts';
import type { LanguageActions } from '../shell/shell.types.ts';

export type Provider = 'google' | 'github';

/** Why a call was refused, and above what it is said. */
export interface AuthFailure {
  from: 'form' | 'social';
  title?: MessageId;
  text: Sentence;
}

export interface AuthFormState {
  status: 'login' | 'register';
  /** What the e-mail field holds at first; what is typed later stays. */
  initialEmail: string;
  /** The call that runs. */
  pending: 'form' | Provider | null;
  failure: AuthFailure | null;
}

/** Processing is the return from a provider, before its answer is known. */
export type AuthState = AuthFormState | { status: 'processing' };

export interface AuthActions extends LanguageActions {
  /** The e-mail without the space around it. */
  login: (credentials: { email: string; password: string }) => void;
  /** Name and e-mail without the space around them. */
  register: (account: { name: string; email: string; password: string }) => void;
  continueWith: (provider: Provider) => void;
  /** Goes to the other mode and takes the e-mail along. */
  switchMode: (email: string) => void;
  /** Opens the dialog that resets a password, beginning with the e-mail typed so far. */
  forgotPassword: (email: string) => void;
}

export interface AuthLinks {
  home: string;
  termsOfUse: string;
  privacyPolicy: string;
  partnership: string;
}

/** What either form gets. The e-mail is the one that was typed last, in whichever form. */
export interface AuthFormProps {
  state: AuthFormState;
  actions: AuthActions;
  email: string;
  onEmailChange: (email: string) => void;
}
