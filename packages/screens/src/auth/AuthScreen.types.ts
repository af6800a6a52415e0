import type { MessageId } from '../common/message-ids.ts';
import type { Sentence } from '../common/sentence.ts';
import type { FooterLinks, LanguageActions } from '../shell/shell.types.ts';

export type Provider = 'google' | 'github';

/** A field that the server may refuse at registration. */
export type RefusedField = 'name' | 'email' | 'password';

/** Why a call was refused, and above what it is said. */
export interface AuthFailure {
  from: 'form' | 'social';
  title?: MessageId;
  text: Sentence;
  /** What is wrong with single fields of a registration. */
  fields?: Partial<Record<RefusedField, Sentence>>;
  /** Somebody has an account with the e-mail: said at its field alone, with the ways in. */
  isTaken?: boolean;
}

export interface AuthFormState {
  status: 'login' | 'register';
  /** What the e-mail field holds at first, and again when it changes; what is typed later stays. */
  initialEmail: string;
  /** Whether the password was right and the code of an authenticator app is asked for. */
  asksCode: boolean;
  /** The call that runs. */
  pending: 'form' | Provider | null;
  failure: AuthFailure | null;
  /** How often a forgotten password was renewed here: the next step is to type it. */
  renewals: number;
}

/** Processing is the return from a provider, before its answer is known. */
export type AuthState = AuthFormState | { status: 'processing' };

export interface AuthActions extends LanguageActions {
  /** The e-mail without the space around it. */
  login: (credentials: { email: string; password: string }) => void;
  /** Signs in with the code of an authenticator app, or a recovery code, on top. */
  sendCode: (code: string) => void;
  /** From the code back to e-mail and password. */
  cancelCode: () => void;
  /** Name and e-mail without the space around them. */
  register: (account: { name: string; email: string; password: string }) => void;
  continueWith: (provider: Provider) => void;
  /** Remembers the e-mail for the other mode, which a link leads to. */
  keepEmail: (email: string) => void;
  /** Opens the dialog that resets a password, beginning with the e-mail typed so far. */
  forgotPassword: (email: string) => void;
}

export interface AuthLinks extends FooterLinks {
  home: string;
  login: string;
  register: string;
}

/** What either form gets. The e-mail is the one that was typed last, in whichever form. */
export interface AuthFormProps {
  state: AuthFormState;
  actions: AuthActions;
  email: string;
  onEmailChange: (email: string) => void;
}
