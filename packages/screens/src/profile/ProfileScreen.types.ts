import type { Sentence } from '../common/sentence.ts';

export interface ProfileState {
  user: ProfileUser;
  name: SectionState;
  email: SectionState;
  password: SectionState;
  account: AccountState;
}

/** The stored values; the name may be blank. */
export interface ProfileUser {
  name: string;
  email: string;
}

export type ProfileSection = 'name' | 'email' | 'password';

/** A part that is looked at or edited. What is typed stays while it is `edit` or `saving`, and is gone with `view`. */
export type SectionState =
  | { status: 'view' }
  /** `failure` is why the last save was refused. */
  | { status: 'edit'; failure: Sentence | null }
  | { status: 'saving' };

export type AccountState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; account: AccountView };

export interface AccountView {
  /** Date-time. */
  memberSince: string;
  /** Date-time; null when it was never changed. */
  lastPasswordChange: string | null;
  creditsUsed: number;
  creditsRemaining: number;
  /** The word of the server, whichever it is. */
  accountStatus: string | null;
}

export type PasswordField = 'currentPassword' | 'newPassword' | 'confirmPassword';

export interface ProfileActions {
  edit: (section: ProfileSection) => void;
  /** Back to the stored values. */
  cancel: (section: ProfileSection) => void;
  /** Without the space around it. */
  saveName: (name: string) => void;
  /** Without the space around it. */
  saveEmail: (email: string) => void;
  savePassword: (passwords: Record<PasswordField, string>) => void;
  /** For someone who cannot give the current password: opens the dialog that resets it by e-mail. */
  resetPassword: () => void;
  /** Loads the account information again. */
  retryAccount: () => void;
}
