import type { MessageId } from '../common/message-ids.ts';
import type { Sentence } from '../common/sentence.ts';

export interface ForgotPasswordState {
  /** The step: what the person is asked for. A mailed link leads to `reset` or `restore`, which ask for the password alone. */
  status: 'email' | 'code' | 'password' | 'reset' | 'restore';
  /** What the e-mail field holds at first; what is typed later stays. */
  initialEmail: string;
  isPending: boolean;
  /** How often another code was asked for in the step 'code'. */
  resentCount: number;
  /** Why the step's own call was refused. */
  failure: { title?: MessageId; text: Sentence } | null;
}

export interface ForgotPasswordActions {
  /** Asks for a code; leads to the step 'code' whether the e-mail is registered or not. */
  requestCode: (email: string) => void;
  /** Asks for another code, and stays. */
  resendCode: (email: string) => void;
  /** Leads to the step 'password'. */
  verifyCode: (email: string, code: string) => void;
  /** Sets the password and closes the dialog. */
  resetPassword: (reset: { email: string; code: string; newPassword: string }) => void;
  /** Sets the password with the link that was followed, and closes the dialog. */
  resetByLink: (newPassword: string) => void;
  /** One step back. What was typed in the step that is left is gone. */
  back: () => void;
  close: () => void;
}

export type ForgotPasswordField = 'email' | 'code' | 'password' | 'confirmation';
