import { Kysely, PostgresDialect } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { createPool } from '../database/pool.ts';
import type { Schema } from '../database/schema.ts';
import { useTestApp } from '../testing/test-app.ts';
import { deleteEnded } from './queries.ts';
import { startHousekeeping, tidy } from './housekeeping.ts';

const api = useTestApp();
const hour = 3_600_000;
const before = (milliseconds: number) => new Date(api.clock.now.getTime() - milliseconds);

/** Rows of everything that runs out, just out of date and just not yet. */
async function leaveTraces(db: Database, count: number): Promise<void> {
  const { id } = await api.learner();
  const name = `${id}-${count}`;
  for (let number = 0; number < count; number++) {
    const bytes = (mark: string) => Buffer.from(`${name}-${number}-${mark}`);
    for (const [mark, kept] of [
      ['old', -1],
      ['new', 1],
    ] as const) {
      const session = {
        token_hash: bytes(mark),
        user_id: id,
        created_at: before(9 * 24 * hour),
        last_seen_at: before(9 * 24 * hour),
        expires_at: before(48 * hour - kept),
      };
      await db.insertInto('sessions').values(session).execute();
      await db
        .insertInto('rate_counters')
        .values({ key: `${name}-${number}-${mark}`, window_start: before(48 * hour - kept), used: 1 })
        .execute();
      const signIn = {
        provider: 'google',
        browser_hash: bytes(mark),
        code_verifier: 'v',
        nonce: 'n',
        expires_at: before(-kept),
      } as const;
      await db
        .insertInto('social_sign_ins')
        .values({ state_hash: bytes(mark), ...signIn })
        .execute();
    }
  }
  await db
    .insertInto('password_resets')
    .values({ user_id: id, code_hash: 'x', expires_at: before(1) })
    .execute();
}

const expired = async (db: Database) => [
  await db
    .selectFrom('sessions')
    .select('user_id')
    .where('expires_at', '<', before(48 * hour))
    .execute(),
  await db
    .selectFrom('rate_counters')
    .select('key')
    .where('window_start', '<', before(48 * hour))
    .execute(),
  await db.selectFrom('social_sign_ins').select('provider').where('expires_at', '<', api.clock.now).execute(),
  await db.selectFrom('password_resets').select('user_id').where('expires_at', '<', api.clock.now).execute(),
];

test('processes that tidy at the same moment neither fail nor touch what still counts', async () => {
  const { db } = api.database;
  await leaveTraces(db, 20);
  const other = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createPool(api.database.connection) }) });
  try {
    const learner = await api.learner();
    const [profiles] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => learner.call('GET', '/users/profile'))),
      ...Array.from({ length: 4 }, () => [tidy(db, api.clock.now), tidy(other, api.clock.now)]).flat(),
    ]);
    expect(new Set(profiles.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  } finally {
    await other.destroy();
  }
  expect(await expired(db)).toEqual([[], [], [], []]);
  const kept = await db.selectFrom('rate_counters').select('key').where('key', 'like', '%-new').execute();
  expect(kept).toHaveLength(20);
  expect(await db.selectFrom('social_sign_ins').select('provider').execute()).toHaveLength(20);
});

test('a great many rows go in batches of a thousand', async () => {
  const { db } = api.database;
  const rows = Array.from({ length: 2500 }, (_row, number) => ({
    key: `many-${number}`,
    window_start: before(72 * hour),
    used: 1,
  }));
  await db.insertInto('rate_counters').values(rows).execute();
  expect(await deleteEnded(db, 'rate_counters', before(48 * hour))).toBe(3);
  expect((await expired(db)).flat()).toEqual([]);
});

test('it happens every hour until it is stopped', async () => {
  const { db } = api.database;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const stop = startHousekeeping(db, () => api.clock.now);
    await leaveTraces(db, 1);
    vi.advanceTimersByTime(hour);
    await stop(); // and what is under way is waited for
    expect(await expired(db)).toEqual([[], [], [], []]);
    await leaveTraces(db, 1);
    vi.advanceTimersByTime(3 * hour);
    expect((await expired(db)).flat()).toHaveLength(4);
  } finally {
    vi.useRealTimers();
  }
});
