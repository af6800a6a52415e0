import type { Locale } from '../common/locales.ts';

/** Addresses of the footer. */
export interface FooterLinks {
  partnership: string;
  privacyPolicy: string;
  termsOfUse: string;
  /** The cookies section of the privacy policy. */
  cookies: string;
}

/** Addresses in the frame of a learner's pages. */
export interface LearnerLinks extends FooterLinks {
  home: string;
  dashboard: string;
  practice: string;
  progress: string;
  profile: string;
  settings: string;
  pricing: string;
  logout: string;
}

/** Addresses in the frame of an administrator's pages. */
export interface AdminLinks extends FooterLinks {
  home: string;
  admin: string;
  logout: string;
}

/** Addresses in the frame of pages that need no account. */
export interface PublicLinks extends FooterLinks {
  home: string;
  dashboard: string;
  login: string;
}

/** Whose pages they are; a name may be blank. */
export interface ShellUser {
  name: string;
  email: string;
}

/** The balance of whose pages they are. */
export interface ShellCredits {
  left: number;
  /** Whole minutes until free ones come back, at least 1. */
  renewsInMinutes: number;
}

/** A page of the learner's navigation. */
export type LearnerPage = 'dashboard' | 'practice' | 'progress' | 'profile' | 'settings';

export interface LanguageActions {
  chooseLanguage: (locale: Locale) => void;
}
