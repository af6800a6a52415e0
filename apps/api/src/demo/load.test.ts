import { beforeAll, expect, inject, test } from 'vitest';
import { hashPassword } from '../auth/secrets.ts';
import type { Schemas } from '../http/operations.ts';
import { rebuildSums } from '../operation/rebuild.ts';
import { type Card, cardAfter } from '../reviews/memory.ts';
import { succeed } from '../testing/practice.ts';
import { goodPassword, useTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-server.ts';
import type { LocalDate } from '../time/local-days.ts';
import { administrator, learnerEmail, loadDemo } from './load.ts';

const api = useTestApp();
const size = { learners: 24, days: 70, questions: 90 };
const quiet = () => undefined;
const freeDaily = 5;
const said: string[] = [];
let passwordHash = '';
let answered = 0;

const load = (database: { connection: { database?: string | undefined } }, now: Date, say: (line: string) => void) =>
  loadDemo({
    owner: { ...inject('postgres'), ...(database.connection.database && { database: database.connection.database }) },
    now,
    passwordHash,
    freeDaily,
    size,
    say,
  });

const rowsOf = async <Row extends object>(query: string) => (await api.database.pool.query<Row>(query)).rows;
const countOf = async (query: string) =>
  (await rowsOf<{ count: number }>(`select count(*) as count from ${query}`))[0]?.count;

beforeAll(async () => {
  passwordHash = await hashPassword(goodPassword);
  answered = await load(api.database, api.clock.now, (line) => said.push(line));
});

test('people, their answers and everything that follows from them are there, and it says how far it is', async () => {
  expect(answered).toBeGreaterThan(500);
  expect(await countOf('attempts')).toBe(answered);
  expect(await countOf("users where role = 'USER'")).toBeGreaterThan(15);
  expect(await countOf('study_sessions')).toBeGreaterThan(50);
  expect(await countOf("credit_accounts where plan <> 'free'")).toBeGreaterThan(0);
  expect(await countOf('exam_dates')).toBeGreaterThan(0);
  expect(await countOf('topic_totals')).toBeGreaterThan(50);
  expect(await countOf('study_days where score is not null')).toBeGreaterThan(10);
  expect(said.filter((line) => line.includes('people'))).not.toEqual([]);
  expect(said.at(-1)).toBe(`${answered} answers in the statistics of questions`);
});

test('nothing is ahead of its time, and nobody spends what they do not have', async () => {
  const ahead = [
    'users.created_at',
    'enrolments.enrolled_at',
    'questions.created_at',
    'attempts.created_at',
    'study_sessions.ended_at',
    'activities.created_at',
    'credit_ledger.created_at',
    'account_log.created_at',
    'exam_outcomes.told_at',
  ];
  for (const column of ahead) {
    const [table = '', name = ''] = column.split('.');
    const { rows } = await api.database.pool.query(`select from ${table} where ${name} > $1`, [api.clock.now]);
    expect([column, rows.length]).toEqual([column, 0]);
  }
  expect(
    await countOf(
      `(select from credit_ledger where source = 'DAILY' group by user_id, local_date having count(*) > ${freeDaily}) as over`,
    ),
  ).toBe(0);
  expect(
    await countOf(`(
      select sum(amount) over (partition by user_id order by created_at, amount desc, id) as balance
      from credit_ledger where source = 'GRANTED') as balances where balance < 0`),
  ).toBe(0);
  expect(
    await countOf(`attempts where not exists (
      select from enrolments where user_id = attempts.user_id and exam_id = attempts.exam_id and enrolled_at < attempts.created_at)`),
  ).toBe(0);
});

test('every sum is what an independent count gives', async () => {
  const [sums] = await rowsOf(`
    select (select sum(answered) from platform_days) as days, (select sum(correct) from platform_domains) as right,
      (select sum(count) from generation_totals where operation = 'GENERATE_QUESTION') as generated,
      (select sum(count) from generation_days where operation = 'CHECK_QUESTION') as checked,
      (select sum(tokens) from generation_days) as tokens,
      (select sum(cost_usd) from generation_totals) as cost, (select sum(ended) from session_totals) as ended,
      (select sum(study_ms) from session_days) as studied, (select sum(granted) from credit_accounts) as granted`);
  const [counts] = await rowsOf(`
    select (select count(*) from attempts) as days, (select count(*) from attempts where is_correct) as right,
      (select count(*) from questions) as generated, (select count(*) from model_calls where operation = 'CHECK_QUESTION') as checked,
      (select sum(tokens_in + tokens_out) from model_calls) as tokens,
      (select sum(model_cost_usd) from credit_accounts) as cost, (select count(*) from study_sessions) as ended,
      (select sum(counted_ms) from study_sessions) as studied,
      (select sum(amount) from credit_ledger where source = 'GRANTED') as granted`);
  expect(sums).toEqual(counts);
  const before = await rowsOf('select * from platform_days order by day, exam_id');
  await rebuildSums(api.database.db, api.clock.now, quiet);
  expect(await rowsOf('select * from platform_days order by day, exam_id')).toEqual(before);
});

test('the learner signs in and reads what they did; the administrator sees it all', async () => {
  const caller = async (email: string) => {
    const { token } = await succeed<{ token: string }>(
      api.call('POST', '/users/auth/login', { body: { email, password: goodPassword } }),
    );
    return <Data>(path: string) => succeed<Data>(api.call('GET', path, { token }));
  };
  const learner = await caller(learnerEmail);
  const past = await learner<{ questionId: string }[]>('/attempts?limit=5');
  expect(past).toHaveLength(5);
  for (const { questionId } of past)
    expect(await learner<Schemas['PastAnswer']>(`/attempts/${questionId}`)).toMatchObject({
      question: { id: questionId },
    });
  expect(await learner<Schemas['Readiness']>('/metrics/readiness?examId=clf-c02')).toMatchObject({
    n: expect.any(Number),
  });
  expect((await learner<Schemas['AccountInfo']>('/users/account-info')).creditsRemaining).toBeGreaterThan(0);
  const deck = await learner<Schemas['ReviewDeck']>('/reviews');
  expect(deck.days.some(({ count }) => count > 0)).toBe(true);
  const figures = await (await caller(administrator.email))<Schemas['AdminDashboard']>('/admin/dashboard');
  expect(figures.totalAttempts).toBe(answered);
  expect(figures.activityMetrics.mostActiveUsers).toHaveLength(5);
  expect(figures.totalAICost).toBeGreaterThan(0);
});

test('what somebody missed comes back as their answers left it, and the learner has reviewed some of it', async () => {
  const cards = await rowsOf<Card & { key: string; question_id: string }>(`
    select user_id || exam_id || facts_hash as key, stability, difficulty, times, reviewed_on::text, due_on::text,
      is_dropped, question_id from review_cards order by key`);
  const answers = await rowsOf<{ key: string; question_id: string; is_correct: boolean; day: LocalDate }>(`
    select user_id || exam_id || facts_hash as key, question_id, is_correct, local_date::text as day
    from attempts where facts_hash is not null order by created_at`);
  const expected = new Map<string, Card & { question_id: string }>();
  for (const { key, question_id, is_correct, day } of answers) {
    const before = expected.get(key) ?? null;
    const after = cardAfter(before, is_correct, day);
    if (after && after !== before) expected.set(key, { ...after, question_id });
  }
  expect(cards).toHaveLength(expected.size);
  for (const { key, stability, difficulty, ...card } of cards) {
    const { stability: s = 0, difficulty: d = 0, ...rest } = expected.get(key) ?? {};
    expect(card).toEqual(rest);
    expect(stability).toBeCloseTo(s, 3);
    expect(difficulty).toBeCloseTo(d, 3);
  }
  const own = `where user_id = (select id from users where email = '${learnerEmail}')`;
  expect(await countOf(`questions ${own} and is_review`)).toBeGreaterThan(0);
  expect(await countOf(`review_cards ${own} and times > 0`)).toBeGreaterThan(0);
  expect(
    await countOf(`questions join credit_ledger using (user_id) where is_review and question_id = questions.id`),
  ).toBe(0);
});

test('a database with accounts is left alone', async () => {
  await expect(load(api.database, api.clock.now, quiet)).rejects.toThrow('without accounts');
  expect(await countOf('attempts')).toBe(answered);
});

test('another load on another day gives the same figures, counted back from it', async () => {
  const later = await createTestDatabase(inject('postgres'));
  try {
    await load(later, new Date(api.clock.now.getTime() + 86_400_000), quiet);
    const figures = 'select exam_id, sum(answered) as answered, sum(correct) as correct, day';
    const here = await rowsOf(`${figures} from platform_days group by exam_id, day order by exam_id, day`);
    const { rows } = await later.pool.query(
      `${figures} - 1 as day from platform_days group by exam_id, day order by exam_id, day`,
    );
    expect(rows).toEqual(here);
    const people =
      'select email, plan, granted, used_total, model_cost_usd from users join credit_accounts on user_id = id order by email';
    expect((await later.pool.query(people)).rows).toEqual(await rowsOf(people));
  } finally {
    await later.drop();
  }
});
