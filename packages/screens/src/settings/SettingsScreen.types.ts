import type { LanguageCode } from '../common/locales.ts';
import type { SettingsToggle } from './toggles.ts';

export type Theme = 'LIGHT' | 'DARK' | 'SYSTEM';
export type ProfileVisibility = 'PUBLIC' | 'FRIENDS' | 'PRIVATE';
export type FontSize = 'SMALL' | 'MEDIUM' | 'LARGE';

/** The settings that an account keeps. */
export interface AccountSettings extends Record<SettingsToggle, boolean> {
  language: LanguageCode;
  /** Questions a day, 1 to 100. */
  dailyGoal: number;
  profileVisibility: ProfileVisibility;
  fontSize: FontSize;
}

/** All settings; the theme is kept by the browser alone. */
export interface SettingsValues extends AccountSettings {
  theme: Theme;
}

/** Why defaults are shown: they could not be stored in the account, or nothing at all was heard from it. */
export type SettingsWarning = 'usingDefaults' | 'loadFailed';

/** Why an account was not deleted. */
export type DeletionFailure =
  | 'invalidPassword'
  | 'accountDeletionNotAllowed'
  | 'accountNotFound'
  | 'deleteAccountError';

export type SettingsDialog =
  | { kind: 'reset' }
  /** Somebody is about to leave with changes that are not saved. */
  | { kind: 'leave' }
  | { kind: 'delete'; isPending: boolean; failure: DeletionFailure | null };

export type SettingsState = { status: 'loading' } | SettingsReady;

export interface SettingsReady {
  /** saving while all settings are being stored; resetting, with the dialog that asked still open, while the defaults are. */
  status: 'ready' | 'saving' | 'resetting';
  /** As they stand now, saved or not. */
  settings: SettingsValues;
  /** How many of them differ from what is stored. */
  unsavedCount: number;
  warning: SettingsWarning | null;
  dialog: SettingsDialog | null;
}

export interface SettingsActions {
  /** One setting with its new value. */
  change: (setting: Partial<SettingsValues>) => void;
  /** Stores all settings. */
  save: () => void;
  /** Opens the dialog that asks before resetting. */
  askToReset: () => void;
  reset: () => void;
  /** Goes where the person was about to go; the changes are lost. */
  leave: () => void;
  /** Stores all settings, then goes there; stays where they could not be stored. */
  saveAndLeave: () => void;
  /** Opens the dialog that asks before deleting the account. */
  askToDelete: () => void;
  /** The password is not empty. */
  deleteAccount: (password: string) => void;
  /** For an account without a password: opens the dialog that sets one by e-mail. */
  resetPassword: () => void;
  closeDialog: () => void;
}

/** What each section of the page gets. */
export interface SectionProps {
  settings: SettingsValues;
  onChange: SettingsActions['change'];
}
