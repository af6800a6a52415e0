import type { Locale } from '../i18n/locale.ts';
import { ApiError } from './errors.ts';

/** The account behind a call, as far as every handler needs it. */
export interface SignedIn {
  id: string;
  name: string;
  email: string;
  role: 'USER' | 'ADMIN';
  isAdministrator: boolean;
  /** Whether the password is one that somebody else has seen. */
  mustChangePassword: boolean;
  country: string | null;
  locale: string | null;
  /** In which the person used Prepar until this call. */
  language: Locale | null;
  /** IANA zone that decides on this person's days at the time of the call. */
  timeZone: string;
  /** Hash of the token that made the call. */
  tokenHash: Buffer;
}

/** What a signed-in call meets when its account was deleted while it ran. */
export const accountGone = (): ApiError => new ApiError('UNAUTHENTICATED');
