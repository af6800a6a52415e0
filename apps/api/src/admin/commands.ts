import { parseArgs } from 'node:util';
import type { PlanName } from '@prepar/openapi/types';
import { z } from 'zod';
import { forgetTries } from '../auth/guesses.ts';
import { missingStrictCriteria } from '../auth/password-policy.ts';
import { deleteSessions, findUserByEmail, lockUserByEmail, updateUser } from '../auth/queries.ts';
import { voidCode } from '../auth/recovery/queries.ts';
import { createPassword, hashPassword } from '../auth/secrets.ts';
import { deleteTotp } from '../auth/totp-queries.ts';
import { zoneAt } from '../auth/time-zone.ts';
import type { Config } from '../config.ts';
import { isPlan, noPlan, plans } from '../credits/plans.ts';
import { creditsLeft } from '../credits/service.ts';
import type { Database } from '../database/database.ts';
import { errorSentence } from '../http/error-sentences.ts';
import { ApiError } from '../http/errors.ts';
import { changePlan, giveCredits, reactivate, suspend } from '../people/service.ts';
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
  set-plan <email> <plan>                               set a plan and add its credits, once: ${planList}, free 0
  suspend <email> --reason <text>                       shut somebody out, sign them out everywhere and tell them why
  reactivate <email> [--reason <text>]                  let them in again
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
  | { do: 'set-plan'; email: string; plan: PlanName }
  | { do: 'suspend'; email: string; reason: string }
  | { do: 'reactivate'; email: string; reason: string | null };

/** What the words of a command line ask for. Throws UsageError. */
export function parseCommand(words: string[]): Command {
  const { values, positionals } = parse(words);
  const [verb = 'help', email, ...rest] = positionals;
  if (values.help || verb === 'help') return { do: 'help' };
  const { generate = false, name, note = null, reason = null } = values;

  switch (verb) {
    case 'sales-notices':
      refuseSurplus(positionals.slice(1), { name, note, reason, generate });
      return { do: verb };
    case 'create-admin':
      refuseSurplus(rest, { note, reason });
      return { do: verb, email: anEmail(email), name: name?.trim() || 'Administrator', generate };
    case 'set-password':
      refuseSurplus(rest, { name, note, reason });
      return { do: verb, email: anEmail(email), generate };
    case 'reset-totp':
    case 'rebuild-readiness':
      refuseSurplus(rest, { name, note, reason, generate });
      return { do: verb, email: anEmail(email) };
    case 'suspend':
      refuseSurplus(rest, { name, note, generate });
      return { do: verb, email: anEmail(email), reason: aReason(reason) };
    case 'reactivate':
      refuseSurplus(rest, { name, note, generate });
      return { do: verb, email: anEmail(email), reason: reason === null ? null : aReason(reason) };
    case 'grant-credits': {
      const [amount, ...surplus] = rest;
      refuseSurplus(surplus, { name, reason, generate });
      return { do: verb, email: anEmail(email), amount: anAmount(amount), note };
    }
    case 'set-plan': {
      const [plan = '', ...surplus] = rest;
      refuseSurplus(surplus, { name, note, reason, generate });
      if (!isPlan(plan) && plan !== noPlan) throw new UsageError(`Which plan? One of ${planList}, ${noPlan}.`);
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
  reason: { type: 'string' },
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

function aReason(text: string | null): string {
  if (text === null || text.trim() === '' || text.length > mostReason)
    throw new UsageError(`Why? Say it with --reason, in up to ${mostReason} characters.`);
  return text;
}

const mostReason = 300;
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
