import type { Database } from '../database/database.ts';
import { countAnswers } from '../platform/service.ts';
import { gradeDue } from '../simulations/service.ts';
import { tallyAnswers } from '../statistics/service.ts';
import type { Clock } from '../time/clock.ts';
import { deleteEnded } from './queries.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Of answers, each minute: some 5,000, so that a great many that wait do not keep the server from people. */
const mostBatches = 10;

/**
 * Removes what has run out, once an hour: old sessions, codes, unfinished sign-ins and counters. Grades simulations that
 * nobody ended, and counts answers for the sums over many people and the statistics of questions, once a minute. Returns how to stop it.
 */
export function startHousekeeping(db: Database, clock: Clock): () => Promise<void> {
  const stops = [
    every(hour, () => tidy(db, clock())),
    every(minute, () => gradeDue(db, clock())),
    every(minute, () => countAnswers(db)),
    every(minute, () => tallyAnswers(db, clock(), mostBatches)),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

function every(milliseconds: number, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = work().catch(() => undefined); // the next turn tries again
  }, milliseconds).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

export async function tidy(db: Database, now: Date): Promise<void> {
  // Kept for a while after they ran out: a session so that its holder is told that it expired,
  // a counter because the longest window is a day.
  const twoDaysAgo = new Date(now.getTime() - 48 * hour);
  await deleteEnded(db, 'sessions', twoDaysAgo);
  await deleteEnded(db, 'password_resets', now);
  await deleteEnded(db, 'email_restores', now);
  await deleteEnded(db, 'social_sign_ins', now);
  await deleteEnded(db, 'rate_counters', twoDaysAgo);
}
