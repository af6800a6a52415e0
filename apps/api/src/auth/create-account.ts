import { openAccount } from '../credits/service.ts';
import type { Tx } from '../database/database.ts';
import type { Locale } from '../i18n/locale.ts';
import { defaultTimeZone, localDate, timeZoneNamed } from '../time/local-days.ts';
import { insertUser, isReserved, removeUser } from './queries.ts';
import { emailKey } from './email.ts';
import { createId } from '../ids.ts';

export interface NewAccount {
  name: string;
  email: string;
  country: string;
  locale: string;
  /** In which the person registers, null where the call does not say it. */
  language: Locale | null;
  /** Null for people who only sign in through a provider. */
  passwordHash: string | null;
  isEmailVerified: boolean;
  /** IANA name as the call gives it; an unknown one counts as the default. */
  timeZone: string | undefined;
}

/** Creates a learner's account with its credits and returns its id, or null when the address is taken. */
export async function createAccount(tx: Tx, person: NewAccount, now: Date): Promise<string | null> {
  const id = createId();
  const timeZone = timeZoneNamed(person.timeZone ?? '') ?? defaultTimeZone;
  const created = await insertUser(tx, {
    id,
    name: person.name.trim(),
    email: person.email.trim(),
    email_key: emailKey(person.email),
    email_verified_at: person.isEmailVerified ? now : null,
    password_hash: person.passwordHash,
    country: person.country,
    locale: person.locale,
    language: person.language,
    time_zone: timeZone,
    created_at: now,
  });
  if (!created) return null;
  // Asked after the insertion, which waits for a change that frees the address meanwhile.
  if (await isReserved(tx, emailKey(person.email), id, now)) {
    await removeUser(tx, id);
    return null;
  }
  await openAccount(tx, id, localDate(now, timeZone));
  return id;
}
