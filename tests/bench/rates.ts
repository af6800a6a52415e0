import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { join } from 'node:path';
import type { Schemas } from '../../apps/api/src/http/operations.ts';
import type { TestDatabase } from '../../apps/api/src/testing/test-server.ts';
import { median, table } from './figures.ts';

const atOnce = 16;
const rounds = 7;
const roundMs = 1500;
const examId = 'clf-c02';
/** Far more than a round can answer. */
const questionsEach = 3000;

interface Learner {
  id: string;
  token: string;
  questions: string[];
}

/** Sends one call as the learner of this number. */
type Send = (learner: Learner) => Promise<unknown>;

/**
 * How many of the everyday calls are answered per second, as a share of what Fastify and pg with one statement answer in
 * the same run: client, servers and database on this machine, 16 calls at once. Says whether every share is reached.
 */
export async function measureRates({ connection, pool }: Pick<TestDatabase, 'connection' | 'pool'>): Promise<boolean> {
  const [floor, product] = await Promise.all([
    start('apps/api/src/testing/floor.ts', connection),
    start('tests/bench/product.ts', connection),
  ]);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  try {
    const api = caller(agent, `${product.origin}/api/v1`);
    const least = caller(agent, floor.origin);
    await pool.query(
      'create table bench_rows (id bigint generated always as identity primary key, owner text, at timestamptz)',
    );
    await pool.query('grant all on bench_rows to public');
    const learners: Learner[] = [];
    while (learners.length < atOnce) learners.push(await enrol(api, pool, learners.length));
    await pool.query('vacuum analyze');

    const select: Send = ({ id }) => least('GET', `/select/${id}`);
    const insert: Send = ({ id }) => least('POST', '/insert', { body: { id } });
    const calls: [name: string, least: number, floor: Send, send: Send][] = [
      ['GET profile', 0.35, select, ({ token }) => api('GET', '/users/profile', { token })],
      ['GET summary', 0.12, select, ({ token }) => api('GET', '/analytics/summary', { token })],
      [
        'POST attempts',
        0.15,
        insert,
        ({ token, questions }) =>
          api('POST', '/attempts', {
            token,
            body: { questionId: questions.pop(), examId, selected: 'A', timeMs: 1000 },
          }),
      ],
    ];
    const lines: string[][] = [];
    let isReached = true;
    for (const [name, share, bottom, send] of calls) {
      const rates: Record<'floor' | 'own', number[]> = { floor: [], own: [] };
      await Promise.all([perSecond(learners, bottom), perSecond(learners, send)]); // warms both up
      // Statements that were planned while the tables were empty are planned anew, as within a minute of `npm start`.
      await pool.query('vacuum analyze');
      for (let round = 0; round < rounds; round++) {
        rates.floor.push(await perSecond(learners, bottom));
        rates.own.push(await perSecond(learners, send));
      }
      const ratio = median(rates.own) / median(rates.floor);
      isReached &&= ratio >= share;
      lines.push([
        name,
        ...[median(rates.own), median(rates.floor)].map((rate) => rate.toFixed(0)),
        ratio.toFixed(2),
        `≥ ${share}`,
      ]);
    }
    console.log(
      `Calls per second, ${atOnce} at once: medians of ${rounds} rounds, taken in turn with one statement behind Fastify\n`,
    );
    console.log(table(['call', 'product', 'floor', 'ratio', 'asked'], lines));
    return isReached;
  } finally {
    agent.destroy();
    for (const { stop } of [floor, product]) await stop();
  }
}

async function start(file: string, connection: object) {
  const child = fork(join(import.meta.dirname, '../..', file), [JSON.stringify(connection)]);
  const [origin] = (await once(child, 'message')) as [string];
  const stop = async () => {
    child.disconnect();
    await once(child, 'exit');
  };
  return { origin, stop };
}

async function perSecond(learners: Learner[], send: Send): Promise<number> {
  const began = performance.now();
  let answered = 0;
  const work = async (learner: Learner) => {
    while (performance.now() - began < roundMs) {
      await send(learner);
      answered++;
    }
  };
  await Promise.all(learners.map(work));
  return (answered * 1000) / (performance.now() - began);
}

type Caller = <Data>(method: string, path: string, with_?: { token?: string; body?: object }) => Promise<Data>;

function caller(agent: Agent, origin: string): Caller {
  return async <Data>(method: string, path: string, { token, body }: { token?: string; body?: object } = {}) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = request(`${origin}${path}`, { method, agent, headers }).end(body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const answer = (await json(response)) as { data: Data };
    if ((response.statusCode ?? 500) >= 300) throw new Error(`${path} answered ${JSON.stringify(answer)}`);
    return answer.data;
  };
}

/** A learner in an exam, with a running session and questions to answer. */
async function enrol(api: Caller, pool: TestDatabase['pool'], number: number): Promise<Learner> {
  const [email, password] = [`rate${number}@prepar.example`, 'Correta1!'];
  await api('POST', '/users/auth/register', { body: { name: 'Ana', email, password, country: 'BR', locale: 'pt-BR' } });
  const { token, user } = await api<Schemas['LoginResult']>('POST', '/users/auth/login', { body: { email, password } });
  for (let time = 0; time < 2; time++) await api('POST', `/exams/${examId}/start`, { token });
  await api('GET', `/questions/questions/random?examId=${examId}&limit=10`, { token });
  const { rows } = await pool.query<{ id: string }>(
    `insert into questions
      select (jsonb_populate_record(question, jsonb_build_object('id', md5(question.id || copy)))).*
      from questions question, generate_series(1, $2::int / 10) copy where user_id = $1
     returning id`,
    [user.id, questionsEach],
  );
  return { id: user.id, token, questions: rows.map(({ id }) => id) };
}
