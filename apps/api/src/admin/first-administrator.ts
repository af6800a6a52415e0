import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findUserByEmail } from '../auth/queries.ts';
import { createPassword, hashPassword } from '../auth/secrets.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { blameFolder } from '../database/process-owner.ts';
import { createAdministrator } from './create-administrator.ts';

const passwordFile = (dataFolder: string) => join(dataFolder, 'administrator.txt');

/**
 * Creates the first administrator when there is none and returns what to tell the operator. Without ADMIN_PASSWORD the
 * password is random and shown once: on a terminal, or else in a file in the data folder that only its owner can read.
 */
export async function ensureAdministrator(db: Database, config: Config, now: Date): Promise<string[]> {
  const existing = await db.selectFrom('users').select('id').where('role', '=', 'ADMIN').limit(1).executeTakeFirst();
  if (existing) return [];
  const { email, password: chosen } = config.administrator;
  const password = chosen ?? createPassword();
  const administrator = { email, name: 'Administrator', passwordHash: await hashPassword(password) };
  const inFile = chosen === null && !process.stdout.isTTY;
  const created = await db.transaction().execute(async (tx) => {
    const isNew = await createAdministrator(tx, administrator, now);
    // Within the transaction: without the file nobody would know the password.
    if (isNew && inFile) keepPassword(config.dataFolder, email, password);
    return isNew;
  });
  if (!created) {
    const owner = await findUserByEmail(db, email);
    if (owner?.role === 'ADMIN') return []; // another process was faster
    return [`The address ${email} belongs to a learner; name another one in ADMIN_EMAIL to get an administrator.`];
  }
  if (chosen) return [`Administrator   ${email}, with the password of ADMIN_PASSWORD`];
  if (inFile) return [`Administrator   ${email}, password in ${passwordFile(config.dataFolder)} (removed at the first sign-in)`];
  return [`Administrator   ${email}`, `Password        ${password}   (shown this once; change it after signing in)`];
}

function keepPassword(dataFolder: string, email: string, password: string): void {
  try {
    mkdirSync(dirname(dataFolder), { recursive: true }); // enterable, as the embedded database needs it
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    writeFileSync(passwordFile(dataFolder), `${email}\n${password}\n`, { mode: 0o600 });
  } catch (error) {
    blameFolder(dataFolder)(error);
  }
}

/** Removes the file with the first password, if there is one. */
export function forgetFirstPassword(dataFolder: string): void {
  const file = passwordFile(dataFolder);
  if (existsSync(file)) rmSync(file, { force: true });
}
