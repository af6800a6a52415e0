import type { Database } from '../database/database.ts';
import type { Clock } from '../time/clock.ts';

const hour = 3_600_000;

/** Removes what has run out, once an hour: old sessions, codes, unfinished sign-ins and counters. Returns how to stop it. */
export function startHousekeeping(db: Database, clock: Clock): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = tidy(db, clock()).catch(() => undefined); // the next hour tries again
  }, hour).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

export async function tidy(db: Database, now: Date): Promise<void> {
  // Kept for a while after they ran out: a session so that its holder is told that it expired,
  // a counter because the longest window is a day.
  const twoDaysAgo = new Date(now.getTime() - 48 * hour);
  await db.deleteFrom('sessions').where('expires_at', '<', twoDaysAgo).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute();
  await db.deleteFrom('social_sign_ins').where('expires_at', '<', now).execute();
  await db.deleteFrom('rate_counters').where('window_start', '<', twoDaysAgo).execute();
}
