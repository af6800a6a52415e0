import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { emailKey, findUserByEmail, insertUser } from '../auth/queries.ts';
import { createId, hashPassword } from '../auth/secrets.ts';
import type { Config } from '../config.ts';
import { openAccount } from '../credits/service.ts';
import type { Database } from '../database/database.ts';
import { defaultTimeZone, localDate } from '../time/local-days.ts';

const passwordFile = (dataFolder: string) => join(dataFolder, 'administrator.txt');

/**
 * Creates the first administrator when there is none and returns what to tell the operator. Without ADMIN_PASSWORD the
 * password is random and shown once: on a terminal, or else in a file in the data folder that only its owner can read.
 */
export async function ensureAdministrator(db: Database, config: Config, now: Date): Promise<string[]> {
  const existing = await db.selectFrom('users').select('id').where('role', '=', 'ADMIN').limit(1).executeTakeFirst();
  if (existing) return [];
  const { email, password: chosen } = config.administrator;
  const password = chosen ?? randomBytes(12).toString('base64url');
  const id = createId();
  const passwordHash = await hashPassword(password);
  const created = await db.transaction().execute(async (tx) => {
    const isNew = await insertUser(tx, {
      id,
      name: 'Administrator',
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
  });
  if (!created) {
    const owner = await findUserByEmail(db, email);
    if (owner?.role === 'ADMIN') return []; // another process was faster
    return [`The address ${email} belongs to a learner; name another one in ADMIN_EMAIL to get an administrator.`];
  }
  if (chosen) return [`Administrator   ${email}, with the password of ADMIN_PASSWORD`];
  if (process.stdout.isTTY) return [`Administrator   ${email}`, `Password        ${password}   (shown this once; change it after signing in)`];
  mkdirSync(dirname(config.dataFolder), { recursive: true }); // enterable, as the embedded database needs it
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile(config.dataFolder), `${email}\n${password}\n`, { mode: 0o600 });
  return [`Administrator   ${email}, password in ${passwordFile(config.dataFolder)} (removed at the first sign-in)`];
}

/** Removes the file with the first password, if there is one. */
export function forgetFirstPassword(dataFolder: string): void {
  const file = passwordFile(dataFolder);
  if (existsSync(file)) rmSync(file, { force: true });
}
