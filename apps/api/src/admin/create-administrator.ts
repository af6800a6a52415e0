import { emailKey, insertUser } from '../auth/queries.ts';
import { createId } from '../auth/secrets.ts';
import { openAccount } from '../credits/service.ts';
import type { Tx } from '../database/database.ts';
import { defaultTimeZone, localDate } from '../time/local-days.ts';

export interface NewAdministrator {
  email: string;
  name: string;
  passwordHash: string;
}

/** Creates an administrator's account; false when the address is taken. */
export async function createAdministrator(tx: Tx, { email, name, passwordHash }: NewAdministrator, now: Date): Promise<boolean> {
  const id = createId();
  const isNew = await insertUser(tx, {
    id,
    name,
    email,
    email_key: emailKey(email),
    password_hash: passwordHash,
    role: 'ADMIN',
    time_zone: defaultTimeZone,
    onboarding_completed_at: now,
    created_at: now,
  });
  if (isNew) await openAccount(tx, id, localDate(now, defaultTimeZone));
  return isNew;
}
