import type { Sentence } from '../common/sentence.ts';

export interface ProfileState {
  user: ProfileUser;
  name: SectionState;
  email: SectionState;
  password: SectionState;
  account: AccountState;
  /** Where all that one reported is. */
  reportsHref: string;
  signIns: SignInsState;
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
  /** `failure` is why the last save was refused, `isPasswordWrong` that it was for the current password. */
  | { status: 'edit'; failure: Sentence | null; isPasswordWrong?: boolean }
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
  /** Id of the plan, also one that is not in the list. */
  plan: string;
}

/** Browsers and programs that are signed in, this one included. */
export type SignInsState =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      signIns: SignInView[];
      /** True while all others are signed out. */
      isEnding: boolean;
    };

export interface SignInView {
  id: string;
  /** Names of browser and system, null where unknown. */
  browser: string | null;
  operatingSystem: string | null;
  /** Date-time. */
  lastSeenAt: string;
  isCurrent: boolean;
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
  /** Loads the signed-in devices again. */
  retrySignIns: () => void;
  /** Signs out everywhere but here. */
  endOtherSignIns: () => void;
}
