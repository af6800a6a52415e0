import { firstPasswordFile, keepFirstPassword } from '../auth/first-password.ts';
import { findUserByEmail } from '../auth/queries.ts';
import { createPassword, hashPassword } from '../auth/secrets.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createAdministrator } from './create-administrator.ts';
import { hasAdministrator } from './queries.ts';

/**
 * Creates the first administrator when there is none and returns what to tell the operator. Without ADMIN_PASSWORD the
 * password is random and shown once: on a terminal, or else in a file in the data folder that only its owner can read.
 */
export async function ensureAdministrator(db: Database, config: Config, now: Date): Promise<string[]> {
  if (await hasAdministrator(db)) return [];
  const { email, password: chosen } = config.administrator;
  const password = chosen ?? createPassword();
  const administrator = {
    email,
    name: 'Administrator',
    passwordHash: await hashPassword(password),
    mustChange: chosen === null,
  };
  const inFile = chosen === null && !process.stdout.isTTY;
  const created = await db.transaction().execute(async (tx) => {
    const isNew = await createAdministrator(tx, administrator, now);
    // Within the transaction: without the file nobody would know the password.
    if (isNew && inFile) keepFirstPassword(config.dataFolder, email, password);
    return isNew;
  });
  if (!created) {
    const owner = await findUserByEmail(db, email);
    if (owner?.role === 'ADMIN') return []; // another process was faster
    return [`The address ${email} belongs to a learner; name another one in ADMIN_EMAIL to get an administrator.`];
  }
  if (chosen) return [`Administrator   ${email}, with the password of ADMIN_PASSWORD`];
  if (inFile)
    return [
      `Administrator   ${email}, password in ${firstPasswordFile(config.dataFolder)} (removed at the first sign-in)`,
    ];
  return [
    `Administrator   ${email}`,
    `Password        ${password}   (shown this once; the first sign-in asks for another)`,
  ];
}
