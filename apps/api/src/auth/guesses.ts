import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { emailKey } from './queries.ts';

/** How often per address something secret may be guessed wrongly before it is refused unread, or a mail be caused. */
export const guessLimits = {
  password: { tries: 10, seconds: 15 * 60 },
  resetCode: { tries: 10, seconds: 24 * 3600 },
  resetRequest: { tries: 3, seconds: 24 * 3600 },
  emailNotice: { tries: 3, seconds: 24 * 3600 },
} as const;

export type Secret = keyof typeof guessLimits;

const counterKey = (secret: Secret, email: string) =>
  `guess:${secret}:${createHash('sha256').update(emailKey(email)).digest('hex').slice(0, 32)}`;

/**
 * Counts a try before it is looked at, so that parallel tries cannot pass the limit, and throws RATE_LIMITED beyond it.
 * Addresses without an account are counted alike. The window begins with the first try.
 */
export async function countTry(db: Database, secret: Secret, email: string, now: Date): Promise<void> {
  const { tries, seconds } = guessLimits[secret];
  const windowBegin = new Date(now.getTime() - seconds * 1000);
  const { rows } = await sql<{ used: number; window_start: Date }>`
    insert into rate_counters (key, window_start, used) values (${counterKey(secret, email)}, ${now}, 1)
    on conflict (key) do update set
      used = case when rate_counters.window_start <= ${windowBegin} then 1 else rate_counters.used + 1 end,
      window_start = case when rate_counters.window_start <= ${windowBegin} then excluded.window_start else rate_counters.window_start end
    returning used, window_start`.execute(db);
  const counter = rows[0];
  if (!counter || counter.used <= tries) return;
  const wait = Math.max(1, Math.ceil((counter.window_start.getTime() + seconds * 1000 - now.getTime()) / 1000));
  throw new ApiError('RATE_LIMITED', { headers: { 'retry-after': String(wait) } });
}

/** As `countTry`, for what is left out beyond the limit instead of refused. */
export async function isWithinLimit(db: Database, secret: Secret, email: string, now: Date): Promise<boolean> {
  try {
    await countTry(db, secret, email, now);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Takes a try back that turned out right. */
export async function forgiveTry(db: Database, secret: Secret, email: string): Promise<void> {
  await sql`update rate_counters set used = used - 1 where key = ${counterKey(secret, email)} and used > 0`.execute(db);
}

/** Forgets what was counted for an address: all of it, or only the tries for the given secrets. */
export async function forgetTries(tx: Tx, email: string, secrets = Object.keys(guessLimits) as Secret[]): Promise<void> {
  const keys = secrets.map((secret) => counterKey(secret, email));
  await tx.deleteFrom('rate_counters').where('key', 'in', keys).execute();
}
