import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../apps/api/src/app.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { rebuildReadiness } from '../../apps/api/src/readiness/service.ts';
import type { Schemas } from '../../apps/api/src/http/operations.ts';
import type { TestDatabase } from '../../apps/api/src/testing/test-server.ts';
import { median, table } from './figures.ts';

const histories = { short: 100, middle: 10_000, long: 100_000 };
const kinds = ['short', 'middle', 'long'] as const;
type Kind = (typeof kinds)[number];
const calls = 400;
const limit = 1.2;
const examId = 'clf-c02';
/** Days over which the long history is spread. */
const days = 700;

const metrics = ['readiness', 'pass-probability', 'progress/domains', 'weaknesses', 'trends/time-series'];

interface Learner {
  id: string;
  token: string;
  /** Questions that are not answered yet. */
  questions: string[];
}

/** How long the calls of every day take for learners with 10,000 and 100,000 answers, against one with 100. Says whether all stay flat. */
export async function measureGrowth(database: TestDatabase): Promise<boolean> {
  const { db, pool } = database;
  const config = readConfig({ RATE_LIMIT_FACTOR: '100000', FREE_DAILY_CREDITS: '10000', LOG_LEVEL: 'error' });
  const app = await buildApp({ config, ...database, clock: () => new Date(), serveSite: false });
  try {
    const call = caller(app);
    const learners = {
      short: await enrol(call, { db, pool }, 'short'),
      middle: await enrol(call, { db, pool }, 'middle'),
      long: await enrol(call, { db, pool }, 'long'),
    };
    await pool.query('vacuum analyze');
    return await measure(call, learners);
  } finally {
    await app.close();
  }
}

async function measure(call: Caller, learners: Record<Kind, Learner>): Promise<boolean> {
  const operations: Record<string, (learner: Learner) => Promise<unknown>> = {
    'GET summary': (learner) => call('GET', '/analytics/summary', learner),
    'GET weekly': (learner) => call('GET', '/analytics/progress/weekly?weeks=1', learner),
    'GET monthly': (learner) => call('GET', '/analytics/progress/monthly', learner),
    'GET five metrics': (learner) =>
      Promise.all(metrics.map((path) => call('GET', `/metrics/${path}?examId=${examId}`, learner))),
    'POST attempts': (learner) => answer(call, learner),
    'POST attempts and five metrics': async (learner) => {
      await answer(call, learner);
      for (const path of metrics) await call('GET', `/metrics/${path}?examId=${examId}`, learner);
    },
  };
  const lines: string[][] = [];
  let isFlat = true;
  for (const [name, operation] of Object.entries(operations)) {
    const times: Record<Kind, number[]> = { short: [], middle: [], long: [] };
    for (let number = 0; number < calls; number++) {
      for (const kind of number % 2 ? kinds : kinds.toReversed()) {
        if (learners[kind].questions.length === 0) learners[kind].questions = await draw(call, learners[kind]);
        const began = performance.now();
        await operation(learners[kind]);
        times[kind].push(performance.now() - began);
      }
    }
    const [short, middle, long] = kinds.map((kind) => median(times[kind])) as [number, number, number];
    const growth = Math.max(middle, long) / short;
    isFlat &&= growth <= limit;
    const shown = [short, middle, long, middle / short, long / short].map((figure) => figure.toFixed(2));
    lines.push([name, ...shown, `≤ ${limit}`]);
  }
  console.log(`\nMilliseconds with so many answers in the past: medians of ${calls} calls, taken in turn\n`);
  console.log(table(['call', ...kinds.map((kind) => String(histories[kind])), 'ratio', 'ratio', 'asked'], lines));
  return isFlat;
}

const answer = (call: Caller, learner: Learner): Promise<unknown> =>
  call('POST', '/attempts', learner, { questionId: learner.questions.pop(), examId, selected: 'A', timeMs: 1000 });

type Caller = <Data>(method: 'GET' | 'POST', path: string, by?: { token?: string }, body?: object) => Promise<Data>;

function caller(app: FastifyInstance): Caller {
  return async (method, path, { token } = {}, body) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await app.inject({ method, url: `/api/v1${path}`, headers, ...(body && { payload: body }) });
    if (response.statusCode >= 300) throw new Error(`${path} answered ${response.body}`);
    return response.json<{ data: never }>().data;
  };
}

/** A learner with questions to answer, and with a past. */
async function enrol(call: Caller, database: Pick<TestDatabase, 'db' | 'pool'>, kind: Kind): Promise<Learner> {
  const [email, password] = [`${kind}@prepar.example`, 'Correta1!'];
  await call(
    'POST',
    '/users/auth/register',
    {},
    { name: 'Ana Souza', email, password, country: 'BR', locale: 'pt-BR' },
  );
  const { token, user } = await call<Schemas['LoginResult']>('POST', '/users/auth/login', {}, { email, password });
  await call('POST', `/exams/${examId}/start`, { token });
  const questions = await draw(call, { token });
  await live(database, user.id, histories[kind]);
  return { id: user.id, token, questions };
}

async function draw(call: Caller, learner: Pick<Learner, 'token'>): Promise<string[]> {
  const path = `/questions/questions/random?examId=${examId}&limit=10`;
  return (await call<Schemas['Question'][]>('GET', path, learner)).map(({ id }) => id);
}

/** Gives a learner a past that ended yesterday: that many answers, as many each day, with all that goes with them. */
async function live({ db, pool }: Pick<TestDatabase, 'db' | 'pool'>, userId: string, answers: number): Promise<void> {
  const perDay = Math.max(1, Math.floor(answers / days));
  const past = `(
    select number, 'past-' || number as question, number % 3 > 0 as is_right,
      (array['concepts', 'security', 'technology', 'billing'])[1 + number % 4] as domain,
      'topic-' || number % 12 as topic,
      date_trunc('day', now()) - make_interval(days => ((number - 1) / ${perDay}), secs => number % 40000) as at
    from generate_series(1, ${answers}) as number
  ) as past`;
  const statements = [
    `insert into questions
        (user_id, id, exam_id, modality_id, book_id, packed, facts_hash, asked_hash, stem_hash, skin_hash, created_at)
      select '${userId}', question, exam_id, modality_id, book_id, packed, facts_hash, asked_hash, number, skin_hash, at
      from ${past} join (
        select *, row_number() over (order by id) as place, count(*) over () as size from questions where user_id = '${userId}'
      ) as sample on sample.place = 1 + number % sample.size`,
    `insert into attempts (user_id, question_id, exam_id, domain, topic, selected, is_correct, level, is_pair, weight, time_ms, local_date, created_at)
      select '${userId}', question, '${examId}', domain, topic, 'A', is_right, 1 + number % 3, false, 1, 20000, at::date, at
      from ${past}`,
    `insert into credit_ledger (user_id, kind, source, amount, question_id, local_date, created_at)
      select '${userId}', 'ANSWER', 'DAILY', -1, question, at::date, at from ${past}`,
    `insert into study_sessions (user_id, id, exam_id, status, started_at, counted_ms, ended_at)
      select '${userId}', 'past-' || at::date, '${examId}', 'COMPLETED', min(at), 3600000, max(at) from ${past} group by at::date`,
    `insert into study_days (user_id, local_date, exam_id, answered, correct, credits, study_ms)
      select '${userId}', local_date, '${examId}', count(*), count(*) filter (where is_correct), count(*), 3600000
      from attempts where user_id = '${userId}' group by local_date`,
    `insert into topic_totals (user_id, exam_id, domain, topic, answered, correct)
      select '${userId}', '${examId}', domain, topic, count(*), count(*) filter (where is_correct)
      from attempts where user_id = '${userId}' group by domain, topic`,
    `insert into exam_totals (user_id, exam_id, answered, correct, time_ms, last_attempt_at)
      select '${userId}', '${examId}', count(*), count(*) filter (where is_correct), sum(time_ms), max(created_at)
      from attempts where user_id = '${userId}'`,
    `update credit_accounts set used_total = ${answers} where user_id = '${userId}'`,
  ];
  for (const statement of statements) await pool.query(statement);
  await db.transaction().execute((tx) => rebuildReadiness(tx, userId));
}
