import { existsSync } from 'node:fs';
import type { ClientConfig } from 'pg';
import type { PlanName } from '@prepar/openapi/types';
import { forgetTries } from '../auth/guesses.ts';
import { secretFile } from '../auth/kept-secret.ts';
import { missingStrictCriteria } from '../auth/password-policy.ts';
import { deleteSessions, findUserByEmail, lockUserByEmail, updateUser } from '../auth/queries.ts';
import { voidCode } from '../auth/recovery/queries.ts';
import { createPassword, hashPassword } from '../auth/secrets.ts';
import { deleteTotp } from '../auth/totp-queries.ts';
import { zoneAt } from '../auth/time-zone.ts';
import type { Config } from '../config.ts';
import { isPlan, plans } from '../credits/plans.ts';
import { creditsLeft } from '../credits/service.ts';
import type { Database } from '../database/database.ts';
import { errorSentence } from '../http/error-sentences.ts';
import { ApiError } from '../http/errors.ts';
import { changePlan, giveCredits, reactivate, suspend } from '../people/service.ts';
import { backUp } from '../operation/backup.ts';
import { BackupFault } from '../operation/backup-file.ts';
import { rebuildSums } from '../operation/rebuild.ts';
import { isInUse, restore } from '../operation/restore.ts';
import { rebuildReadiness } from '../readiness/service.ts';
import { localDate } from '../time/local-days.ts';
import { listSalesNotices } from '../account/queries.ts';
import { createAdministrator } from './create-administrator.ts';
import { forgetFirstPassword } from '../auth/first-password.ts';

import { type Command, usage } from './parse-command.ts';

/** The command is understood, and cannot be done. */
export class Refusal extends Error {
  override name = 'Refusal';
}

export interface Means {
  db: Database;
  config: Pick<Config, 'dataFolder' | 'freeDailyCredits' | 'secretKey'>;
  now: Date;
  /** The database with the rights of its owner. */
  owner: ClientConfig;
  /** Tells the operator at once how far it has come. */
  say: (line: string) => void;
  /** Whether the operator agrees. */
  agree: (question: string) => Promise<boolean>;
  /** Gets the new password from the operator. */
  readPassword: () => Promise<string>;
}

/** Does what was asked and returns what to tell the operator. Throws Refusal. */
export async function runCommand(command: Command, means: Means): Promise<string[]> {
  switch (command.do) {
    case 'sales-notices':
      return listSalesNotices(means.db);
    case 'backup':
      return takeBackup(command.file, means);
    case 'restore':
      return bringBack(command, means);
    case 'rebuild':
      return rebuildAll(command.yes, means);
    case 'create-admin':
      return createAdmin(command, means);
    case 'set-password':
      return setPassword(command.email, command.generate, means);
    case 'reset-totp':
      return resetTotp(command.email, means);
    case 'rebuild-readiness':
      return rebuild(command.email, means);
    case 'grant-credits':
      return grant(command.email, { amount: command.amount, note: command.note }, means);
    case 'set-plan':
      return setPlan(command.email, command.plan, means);
    case 'suspend':
      return shutOut(command.email, command.reason, means);
    case 'reactivate':
      return letIn(command.email, command.reason, means);
    default:
      return [usage];
  }
}

const addressTaken = (email: string) => new Refusal(`The address ${email} has an account already.`);
const noAccount = (email: string) => new Refusal(`There is no account with the address ${email}.`);

async function newPassword(generate: boolean, { readPassword }: Means): Promise<{ password: string; told: string[] }> {
  if (generate) {
    const password = createPassword();
    return { password, told: [`Password: ${password}   (shown this once)`] };
  }
  const password = await readPassword();
  const details = missingStrictCriteria(password, 'password');
  if (details.length > 0) throw new Refusal(errorSentence({ code: 'PASSWORD_TOO_WEAK', details }, 'en'));
  return { password, told: [] };
}

async function createAdmin(
  { email, name, generate }: Extract<Command, { do: 'create-admin' }>,
  means: Means,
): Promise<string[]> {
  // Before a password is asked for in vain.
  if (await findUserByEmail(means.db, email)) throw addressTaken(email);
  const { password, told } = await newPassword(generate, means);
  const passwordHash = await hashPassword(password);
  const isNew = await means.db
    .transaction()
    .execute((tx) => createAdministrator(tx, { email, name, passwordHash, mustChange: generate }, means.now));
  if (!isNew) throw addressTaken(email);
  return [`Created the administrator ${email}.`, ...told];
}

/** Sets a password as a reset by mail does: sessions end, an open code and wrong tries are forgotten. */
async function setPassword(email: string, generate: boolean, means: Means): Promise<string[]> {
  const { db, config, now } = means;
  if (!(await findUserByEmail(db, email))) throw noAccount(email);
  const { password, told } = await newPassword(generate, means);
  const passwordHash = await hashPassword(password);
  const role = await db.transaction().execute(async (tx) => {
    const account = await lockUserByEmail(tx, email);
    if (!account) throw noAccount(email);
    await updateUser(tx, account.id, {
      password_hash: passwordHash,
      password_changed_at: now,
      must_change_password: generate,
    });
    await deleteSessions(tx, account.id);
    await voidCode(tx, account.id);
    await forgetTries(tx, 'password', { email });
    await forgetTries(tx, 'password', { account: account.id });
    return account.role;
  });
  if (role === 'ADMIN') forgetFirstPassword(config.dataFolder);
  return [`Set the password of ${email} and signed it out everywhere.`, ...told];
}

async function rebuild(email: string, { db }: Means): Promise<string[]> {
  const account = await findUserByEmail(db, email);
  if (!account) throw noAccount(email);
  const exams = await db.transaction().execute((tx) => rebuildReadiness(tx, account.id));
  return [`Made the readiness of ${email} anew in ${exams === 1 ? '1 exam' : `${exams} exams`}.`];
}

async function resetTotp(email: string, { db }: Means): Promise<string[]> {
  const wasInUse = await db.transaction().execute(async (tx) => {
    const account = await lockUserByEmail(tx, email);
    if (!account) throw noAccount(email);
    await forgetTries(tx, 'totp', { email });
    await forgetTries(tx, 'totp', { account: account.id });
    return deleteTotp(tx, account.id);
  });
  if (!wasInUse) throw new Refusal(`${email} uses no authenticator app.`);
  return [`${email} signs in without an authenticator app now, and can enrol one anew.`];
}

async function grant(
  email: string,
  { amount, note }: { amount: number; note: string | null },
  means: Means,
): Promise<string[]> {
  const account = await accountOf(email, means);
  await giveCredits(means.db, { amount, reason: note, key: null }, byOperator(account, means));
  return [`Granted ${amount} credits to ${email}, who now has ${await leftOf(account, means)}.`];
}

async function setPlan(email: string, plan: PlanName, means: Means): Promise<string[]> {
  const account = await accountOf(email, means);
  await changePlan(means.db, { plan, again: true }, byOperator(account, means));
  const left = await leftOf(account, means);
  if (!isPlan(plan)) return [`${email} has no plan any more, and keeps ${left} credits.`];
  return [`Granted ${plans[plan]} credits to ${email}, who now has ${left}.`];
}

async function shutOut(email: string, reason: string, means: Means): Promise<string[]> {
  const account = await accountOf(email, means);
  if (account.status === 'suspended') throw new Refusal(`${email} is suspended already.`);
  await suspend(means.db, reason, byOperator(account, means)).catch((error: unknown) => {
    if (error instanceof ApiError) throw new Refusal(errorSentence(error, 'en'));
    throw error;
  });
  return [`Suspended ${email}, signed it out everywhere and told it why.`];
}

async function letIn(email: string, reason: string | null, means: Means): Promise<string[]> {
  const account = await accountOf(email, means);
  if (account.status !== 'suspended') throw new Refusal(`${email} is not suspended.`);
  await reactivate(means.db, reason, byOperator(account, means));
  return [`${email} can sign in again.`];
}

async function accountOf(email: string, { db }: Means) {
  const account = await findUserByEmail(db, email);
  if (!account) throw noAccount(email);
  return account;
}

const byOperator = ({ id }: { id: string }, { now }: Means) => ({ userId: id, actor: null, now });

const leftOf = (account: Awaited<ReturnType<typeof accountOf>>, { db, config, now }: Means): Promise<number> =>
  creditsLeft(db, account.id, localDate(now, zoneAt(account, now)), config.freeDailyCredits);

async function takeBackup(file: string, { owner, config, now, say }: Means): Promise<string[]> {
  if (existsSync(file)) throw new Refusal(`${file} is there already. Name a new file.`);
  const counts = await backUp(owner, file, now, say);
  const key = config.secretKey === null ? secretFile(config.dataFolder) : 'SECRET_KEY';
  return [
    `Wrote ${sumOf(counts)} rows to ${file}, and read them again: the file is whole.`,
    ...(hasApps(counts)
      ? [
          `The authenticator apps in it need the key that is not in it: keep a copy of ${key} too, apart from the backup.`,
        ]
      : []),
  ];
}

async function bringBack({ file, yes }: { file: string; yes: boolean }, means: Means): Promise<string[]> {
  const { owner, config, say, agree } = means;
  if (await isInUse(owner)) throw new Refusal('Something uses the database, perhaps the server. Stop it first.');
  if (!yes && !(await agree(`Everything in the database is replaced by what ${file} holds. Go on?`)))
    throw new Refusal('Nothing was changed.');
  const counts = await restore(owner, file, say).catch((error: unknown) => {
    throw error instanceof BackupFault ? new Refusal(`${error.message} Nothing was changed.`) : error;
  });
  const place = config.secretKey === null ? secretFile(config.dataFolder) : 'the setting SECRET_KEY';
  return [
    `Restored ${sumOf(counts)} rows. The next start brings the database up to date.`,
    ...(hasApps(counts)
      ? [
          `The authenticator apps in it need the key of the server that was backed up: it has to be in ${place} before that start, which says whose app does not work.`,
        ]
      : []),
  ];
}

/** Whether there are secrets of authenticator apps, which are stored encrypted. */
const hasApps = ({ totp = 0 }: Record<string, number>): boolean => totp > 0;

async function rebuildAll(yes: boolean, { db, say, agree, now }: Means): Promise<string[]> {
  if (!yes && !(await agree('Every sum is counted anew, which takes some minutes on a large database. Go on?')))
    throw new Refusal('Nothing was changed.');
  const people = await rebuildSums(db, now, say);
  return [
    `Counted everything of ${people === 1 ? '1 person' : `${people} people`} anew, and the sums of the platform.`,
  ];
}

const sumOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
