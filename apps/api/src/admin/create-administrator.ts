import { insertUser } from '../auth/queries.ts';
import { emailKey } from '../auth/email.ts';
import { createId } from '../ids.ts';
import { openAccount } from '../credits/service.ts';
import type { Tx } from '../database/database.ts';
import { defaultTimeZone, localDate } from '../time/local-days.ts';

export interface NewAdministrator {
  email: string;
  name: string;
  passwordHash: string;
  /** For a password that somebody else has seen. */
  mustChange: boolean;
}

/** Creates an administrator's account; false when the address is taken. */
export async function createAdministrator(
  tx: Tx,
  { email, name, passwordHash, mustChange }: NewAdministrator,
  now: Date,
): Promise<boolean> {
  const id = createId();
  const isNew = await insertUser(tx, {
    id,
    name,
    email,
    email_key: emailKey(email),
    password_hash: passwordHash,
    must_change_password: mustChange,
    role: 'ADMIN',
    time_zone: defaultTimeZone,
    onboarding_completed_at: now,
    created_at: now,
  });
  if (isNew) await openAccount(tx, id, localDate(now, defaultTimeZone));
  return isNew;
}
