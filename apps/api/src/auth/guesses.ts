import { createHash } from 'node:crypto';
import type { Database, Tx } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { emailKey } from './email.ts';
import { countGuess, deleteGuesses, uncountGuesses } from './queries.ts';

/**
 * How often something secret may be guessed wrongly before it is refused unread, or a mail be caused: by one account or
 * by one network for an address, and by all networks together for an address. The latter is higher, so that nobody
 * locks somebody else out alone.
 */
export const guessLimits = {
  password: { tries: 10, anywhere: 50, seconds: 15 * 60 },
  resetCode: { tries: 10, anywhere: 50, seconds: 24 * 3600 },
  resetRequest: { tries: 3, anywhere: 9, seconds: 24 * 3600 },
  totp: { tries: 10, anywhere: 30, seconds: 3600 },
  emailNotice: { tries: 3, anywhere: 3, seconds: 24 * 3600 },
  passwordNotice: { tries: 5, anywhere: 5, seconds: 24 * 3600 },
} as const;

export type Secret = keyof typeof guessLimits;

/** Whom tries are counted for: a signed-in account, or an address as it is named from a network. */
export type Guesser = { account: string } | { email: string; network?: string };

interface Counter {
  key: string;
  most: number;
}

function countersOf(secret: Secret, guesser: Guesser): Counter[] {
  const { tries, anywhere } = guessLimits[secret];
  const prefix = prefixOf(secret, guesser);
  if ('account' in guesser) return [{ key: prefix, most: tries }];
  const everywhere = { key: prefix, most: anywhere };
  const { network } = guesser;
  return network === undefined ? [everywhere] : [{ key: `${prefix}:${digest(network)}`, most: tries }, everywhere];
}

const prefixOf = (secret: Secret, of: { account: string } | { email: string }) =>
  'account' in of ? `guess:${secret}:account:${of.account}` : `guess:${secret}:${digest(emailKey(of.email))}`;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/**
 * Counts a try before it is looked at, so that parallel tries cannot pass the limit, and throws RATE_LIMITED beyond it.
 * Addresses without an account are counted alike. The window begins with the first try.
 */
export async function countTry(db: Database, secret: Secret, guesser: Guesser, now: Date): Promise<void> {
  const { seconds } = guessLimits[secret];
  const windowBegin = new Date(now.getTime() - seconds * 1000);
  // The counter of all networks last: what one network may not do any more is not counted against the others.
  for (const { key, most } of countersOf(secret, guesser)) {
    const counter = await countGuess(db, key, most, windowBegin, now);
    if (!counter || counter.used <= most) continue;
    const wait = Math.max(1, Math.ceil((counter.window_start.getTime() + seconds * 1000 - now.getTime()) / 1000));
    throw new ApiError('RATE_LIMITED', { headers: { 'retry-after': String(wait) } });
  }
}

/** As `countTry`, for what is left out beyond the limit instead of refused. */
export async function isWithinLimit(db: Database, secret: Secret, guesser: Guesser, now: Date): Promise<boolean> {
  try {
    await countTry(db, secret, guesser, now);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Takes a try back that turned out right. */
export async function forgiveTry(db: Database, secret: Secret, guesser: Guesser): Promise<void> {
  const keys = countersOf(secret, guesser).map(({ key }) => key);
  await uncountGuesses(db, keys);
}

/** Forgets the tries for a secret that were counted for an account, or for an address from any network. */
export async function forgetTries(tx: Tx, secret: Secret, of: { account: string } | { email: string }): Promise<void> {
  await deleteGuesses(tx, prefixOf(secret, of));
}
