import { parseArgs } from 'node:util';
import type { PlanName } from '@prepar/openapi/types';
import { z } from 'zod';
import { isPlan, noPlan, plans } from '../credits/plans.ts';

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
  backup <file>                                         write everything into a new file, while the server runs
  restore <file> [--yes]                                put a backup in the place of everything; the server must not run
  rebuild [--yes]                                       make every sum anew from what was done
  help                                                  show this text

A password is asked for on the terminal, or read as the first line of the input: npm run admin -- … < file.
With --generate a random one is made and shown once. The database is the one that npm start uses with the same
settings (PREPAR_DATA_DIR, DATABASE_URL); the server may run meanwhile.`;

/** The command line cannot be understood. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export type Command =
  | { do: 'help' }
  | { do: 'sales-notices' }
  | { do: 'backup'; file: string }
  | { do: 'restore'; file: string; yes: boolean }
  | { do: 'rebuild'; yes: boolean }
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
  const { generate = false, name, note = null, reason = null, yes = false } = values;
  if (yes && !asking.has(verb)) throw new UsageError('This command does not take --yes.');

  switch (verb) {
    case 'sales-notices':
      refuseSurplus(positionals.slice(1), { name, note, reason, generate });
      return { do: verb };
    case 'rebuild':
      refuseSurplus(positionals.slice(1), { name, note, reason, generate });
      return { do: verb, yes };
    case 'backup':
      refuseSurplus(rest, { name, note, reason, generate });
      return { do: verb, file: aFile(email) };
    case 'restore':
      refuseSurplus(rest, { name, note, reason, generate });
      return { do: verb, file: aFile(email), yes };
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
  yes: { type: 'boolean' },
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

/** Those that ask before they begin, unless told not to. */
const asking = new Set(['restore', 'rebuild']);

function aFile(text: string | undefined): string {
  if (text === undefined) throw new UsageError('Which file?');
  return text;
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
