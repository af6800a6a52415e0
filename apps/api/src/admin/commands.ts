import { parseArgs } from 'node:util';
import { z } from 'zod';
import { forgetTries } from '../auth/guesses.ts';
import { missingStrictCriteria } from '../auth/password-policy.ts';
import { deleteSessions, findUserByEmail, lockUserByEmail, updateUser } from '../auth/queries.ts';
import { voidCode } from '../auth/recovery/queries.ts';
import { createPassword, hashPassword } from '../auth/secrets.ts';
import { deleteTotp } from '../auth/totp-queries.ts';
import { zoneAt } from '../auth/time-zone.ts';
import type { Config } from '../config.ts';
import { isPlan, type Plan, plans } from '../credits/plans.ts';
import { creditsLeft, grantCredits } from '../credits/service.ts';
import type { Database } from '../database/database.ts';
import { errorSentence } from '../http/error-sentences.ts';
import { rebuildReadiness } from '../readiness/service.ts';
import { localDate } from '../time/local-days.ts';
import { listSalesNotices } from '../account/queries.ts';
import { createAdministrator } from './create-administrator.ts';
import { forgetFirstPassword } from '../auth/first-password.ts';

const planList = Object.entries(plans)
  .map(([name, credits]) => `${name} ${credits}`)
  .join(', ');

export const usage = `Usage: npm run admin -- <command>

  create-admin <email> [--name <name>] [--generate]     create an administrator
  set-password <email> [--generate]                     set a password and sign the person out everywhere
  reset-totp <email>                                    remove an administrator's authenticator app
  grant-credits <email> <amount> [--note <text>]        add credits, which stay until they are spent
  sales-notices                                         list the addresses that asked to be told when purchases open
  set-plan <email> <plan>                               add the credits of a plan, once: ${planList}
  rebuild-readiness <email>                             make the readiness figures of a learner anew from the answers
  help                                                  show this text

A password is asked for on the terminal, or read as the first line of the input: npm run admin -- … < file.
With --generate a random one is made and shown once. The database is the one that npm start uses with the same
settings (PREPAR_DATA_DIR, DATABASE_URL); the server may run meanwhile.`;

/** The command line cannot be understood. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command is understood, and cannot be done. */
export class Refusal extends Error {
  override name = 'Refusal';
}

export type Command =
  | { do: 'help' }
  | { do: 'sales-notices' }
  | { do: 'create-admin'; email: string; name: string; generate: boolean }
  | { do: 'set-password'; email: string; generate: boolean }
  | { do: 'reset-totp'; email: string }
  | { do: 'rebuild-readiness'; email: string }
  | { do: 'grant-credits'; email: string; amount: number; note: string | null }
  | { do: 'set-plan'; email: string; plan: Plan };

/** What the words of a command line ask for. Throws UsageError. */
export function parseCommand(words: string[]): Command {
  const { values, positionals } = parse(words);
  const [verb = 'help', email, ...rest] = positionals;
  if (values.help || verb === 'help') return { do: 'help' };
  const { generate = false, name, note = null } = values;

  switch (verb) {
    case 'sales-notices':
      refuseSurplus(positionals.slice(1), { name, note, generate });
      return { do: verb };
    case 'create-admin':
      refuseSurplus(rest, { note });
      return { do: verb, email: anEmail(email), name: name?.trim() || 'Administrator', generate };
    case 'set-password':
      refuseSurplus(rest, { name, note });
      return { do: verb, email: anEmail(email), generate };
    case 'reset-totp':
    case 'rebuild-readiness':
      refuseSurplus(rest, { name, note, generate });
      return { do: verb, email: anEmail(email) };
    case 'grant-credits': {
      const [amount, ...surplus] = rest;
      refuseSurplus(surplus, { name, generate });
      return { do: verb, email: anEmail(email), amount: anAmount(amount), note };
    }
    case 'set-plan': {
      const [plan = '', ...surplus] = rest;
      refuseSurplus(surplus, { name, note, generate });
      if (!isPlan(plan)) throw new UsageError(`Which plan? One of ${planList}.`);
      return { do: verb, email: anEmail(email), plan };
    }
    default:
      throw new UsageError(`There is no command "${verb}".`);
  }
}

const options = {
  generate: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  name: { type: 'string' },
  note: { type: 'string' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function refuseSurplus(words: string[], unwanted: Record<string, unknown>): void {
  const [word] = words;
  if (word !== undefined) throw new UsageError(`"${word}" is one word too many.`);
  const option = Object.keys(unwanted).find((name) => unwanted[name]);
  if (option) throw new UsageError(`This command does not take --${option}.`);
}

function anEmail(text: string | undefined): string {
  if (text === undefined) throw new UsageError('Whose account? Name its e-mail address.');
  const { success } = z.email().safeParse(text);
  if (!success) throw new UsageError(`"${text}" is not an e-mail address.`);
  return text;
}

const mostCredits = 1_000_000;

function anAmount(text: string | undefined): number {
  if (text === undefined) throw new UsageError('How many credits?');
  const amount = Number(text);
  if (!/^\d+$/.test(text) || amount < 1 || amount > mostCredits)
    throw new UsageError(`"${text}" is not a number of credits between 1 and ${mostCredits}.`);
  return amount;
}

export interface Means {
  db: Database;
  config: Pick<Config, 'dataFolder' | 'freeDailyCredits'>;
  now: Date;
  /** Gets the new password from the operator. */
  readPassword: () => Promise<string>;
}

/** Does what was asked and returns what to tell the operator. Throws Refusal. */
export async function runCommand(command: Command, means: Means): Promise<string[]> {
  switch (command.do) {
    case 'sales-notices':
      return listSalesNotices(means.db);
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
      return grant(command.email, { amount: plans[command.plan], note: `plan ${command.plan}` }, means);
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
  { db, config, now }: Means,
): Promise<string[]> {
  const account = await findUserByEmail(db, email);
  if (!account) throw noAccount(email);
  const today = localDate(now, zoneAt(account, now));
  await db.transaction().execute((tx) => grantCredits(tx, { userId: account.id, amount, note, today, now }));
  const left = await creditsLeft(db, account.id, today, config.freeDailyCredits);
  return [`Granted ${amount} credits to ${email}, who now has ${left}.`];
}
