import { beforeAll, expect, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import type { Schemas } from '../http/operations.ts';
import type { Operation } from '../language-model/queries.ts';
import { useOlderDatabase } from '../testing/older-database.ts';
import { enrolledLearner, keepSignedIn, practise, succeed } from '../testing/practice.ts';
import { recordCall } from '../testing/record-call.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';
import { presentCalls } from './present-calls.ts';

const api = useTestApp();
const older = useOlderDatabase('0190');
let administrator: Caller;

beforeAll(async () => {
  administrator = await api.learner('Renato Farias');
  await keepSignedIn(api, administrator);
  await api.database.db.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', administrator.id).execute();
});

async function calls(period: Schemas['AdminPeriod']): Promise<Schemas['ModelCalls']> {
  const { aiUsageMetrics } = await succeed<Schemas['AdminDashboard']>(
    administrator.call('GET', `/admin/dashboard?period=${period}`),
  );
  return aiUsageMetrics.calls;
}

const record = (operation: Operation, model: string, outcome: string, latencyMs: number) =>
  recordCall(api.database.db, { operation, model, outcome, latencyMs, now: api.clock.now });

test('calls to models are told by model and operation: how many, accepted, refused for what, and how long they took', async () => {
  expect(await calls('30d')).toEqual({
    total: { calls: 0, accepted: 0, refused: {}, medianLatency: null, p95Latency: null },
    byModelAndOperation: [],
  });
  const durations = Array.from({ length: 40 }, (_, index) => 500 + index * 91);
  await Promise.all([
    ...durations.map((ms, index) =>
      record('CHECK_QUESTION', 'small-1', index < 30 ? 'ACCEPTED' : index < 37 ? 'TWO_RIGHT' : 'OTHER_KEY', ms),
    ),
    record('EXPLAIN_AGAIN', 'large-1', 'ACCEPTED', 0),
    record('GENERATE_QUESTION', 'small-1', 'TIMED_OUT', 12_000),
  ]);
  const told = await calls('30d');
  expect(told.total).toMatchObject({
    calls: 42,
    accepted: 31,
    refused: { TIMED_OUT: 1, TWO_RIGHT: 7, OTHER_KEY: 3 },
  });
  const checks = told.byModelAndOperation.find(({ operation }) => operation === 'CHECK_QUESTION');
  expect(checks).toMatchObject({
    model: 'small-1',
    figures: { calls: 40, accepted: 30, refused: { TWO_RIGHT: 7, OTHER_KEY: 3 } },
  });
  // The 20th and the 38th of 40, each to a tenth above it.
  for (const [shown, exact] of [
    [checks?.figures.medianLatency, durations[19]],
    [checks?.figures.p95Latency, durations[37]],
  ] as const) {
    expect(shown).toBeGreaterThanOrEqual(exact ?? 0);
    expect(shown).toBeLessThanOrEqual((exact ?? 0) * 1.1);
  }
  expect(told.byModelAndOperation.map(({ model, operation }) => `${model} ${operation}`)).toEqual([
    'large-1 EXPLAIN_AGAIN',
    'small-1 CHECK_QUESTION',
    'small-1 GENERATE_QUESTION',
  ]);
  expect(told.byModelAndOperation[0]?.figures.medianLatency).toBe(1);
  expect(await calls('all')).toEqual(told);

  api.clock.advance(10 * 86_400_000);
  await api.database.db.updateTable('sessions').set({ last_seen_at: api.clock.now }).execute();
  expect((await calls('7d')).total.calls).toBe(0);
  expect(await calls('30d')).toEqual(told);
});

test('a period counts its days, on whichever day of the week it begins', async () => {
  const { clock, database } = api;
  const { pool } = database;
  const day = 86_400_000;
  for (let before = 0; before < 100; before++)
    await recordCall(database.db, { operation: 'CHECK_QUESTION', now: new Date(clock.now.getTime() - before * day) });
  for (let today = 0; today < 7; today++) {
    for (const [period, days] of [
      ['7d', 7],
      ['30d', 30],
      ['90d', 90],
    ] as const) {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int from model_calls
         where (created_at at time zone 'UTC')::date > ($1::timestamptz at time zone 'UTC')::date - $2::int`,
        [clock.now, days],
      );
      expect((await calls(period)).total.calls, `${period} on day ${today}`).toBe(rows[0]?.count);
    }
    clock.advance(day);
    await database.db.updateTable('sessions').set({ last_seen_at: clock.now }).execute();
  }
});

test('half of the calls, and 95 of 100, took at most what is told', () => {
  const sum = (step: number, count: number) => ({
    model: 'small-1',
    operation: 'CHECK_QUESTION',
    outcome: 'ACCEPTED',
    step,
    calls: count,
  });
  const latencies = (...sums: ReturnType<typeof sum>[]) => {
    const { medianLatency, p95Latency } = presentCalls(sums).total;
    return [medianLatency, p95Latency];
  };
  expect(latencies(sum(50, 1))).toEqual([117, 117]);
  expect(latencies(sum(90, 50), sum(50, 50))).toEqual([117, 5313]);
  expect(latencies(sum(90, 5), sum(50, 95))).toEqual([117, 117]);
  expect(latencies(sum(90, 51), sum(50, 49))).toEqual([5313, 5313]);
});

test('what calls cost is told of their exam and of whom they were made for, and shared among everybody', async () => {
  const learner = await enrolledLearner(api);
  await practise(api, learner);
  const { db } = api.database;
  const now = api.clock.now;
  await recordCall(db, { examId: 'az-900', cost: 700, learnerId: learner.id, now });
  await recordCall(db, { examId: 'saa-c03', cost: 30, now });
  const figures = await succeed<Schemas['AdminDashboard']>(administrator.call('GET', '/admin/dashboard'));
  expect(figures.examMetrics.find(({ examId }) => examId === 'az-900')?.aiCost).toBe(0.0007);
  for (const period of ['7d', 'all'])
    expect(await succeed(administrator.call('GET', `/admin/exam/az-900?period=${period}`))).toMatchObject({
      aiCost: 0.0007,
    });
  expect(figures.activityMetrics.mostActiveUsers).toMatchObject([{ userId: learner.id, totalCost: 0.0007 }]);
  const { totalAICost, totalUsers, dashboardMetrics } = figures;
  expect(totalUsers).toBe(2);
  expect(dashboardMetrics.totalAICostPerUser).toBeCloseTo(totalAICost / 2, 6);
  expect(await succeed(administrator.call('GET', `/admin/users/${learner.id}`))).toMatchObject({ totalCost: 0.0007 });
});

test('calls from before the sums were kept are in them', async () => {
  await older.pool.query(`
    insert into model_calls (generation_id, exam_id, operation, model, tokens_in, tokens_out, cost_usd, latency_ms, outcome, created_at)
    values ('one', 'clf-c02', 'CHECK_QUESTION', 'small-1', 1, 1, 0, 1000, 'ACCEPTED', '2025-11-01T23:59:00Z'),
      ('two', 'clf-c02', 'CHECK_QUESTION', 'small-1', 1, 1, 0, 1001, 'ACCEPTED', '2025-11-02T00:00:00Z'),
      ('two', 'clf-c02', 'CHECK_QUESTION', 'small-1', 1, 1, 0, 0, 'WRONG_KEY', '2025-11-02T00:00:00Z')`);
  await migrate(older.pool);
  const rowsOf = async (query: string) => (await older.pool.query<object>(query)).rows;
  expect(await rowsOf('select outcome, step, calls from model_call_totals order by step')).toEqual([
    { outcome: 'WRONG_KEY', step: 0, calls: 1 },
    { outcome: 'ACCEPTED', step: 73, calls: 2 },
  ]);
  expect(await rowsOf('select day, outcome, calls from model_call_days order by day, step')).toEqual([
    { day: '2025-11-01', outcome: 'ACCEPTED', calls: 1 },
    { day: '2025-11-02', outcome: 'WRONG_KEY', calls: 1 },
    { day: '2025-11-02', outcome: 'ACCEPTED', calls: 1 },
  ]);
  expect(await rowsOf('select week, outcome, calls from model_call_weeks order by week, step')).toEqual([
    { week: '2025-10-27', outcome: 'WRONG_KEY', calls: 1 },
    { week: '2025-10-27', outcome: 'ACCEPTED', calls: 2 },
  ]);
});
