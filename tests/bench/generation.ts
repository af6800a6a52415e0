// `npm run bench:generation`: what a question costs, how many a second the server makes for a crowd, and what another learner notices
// of two accounts that ask for them without pause. Server, database and this client share one machine, whose limits of
// rate are lifted. Exit code 1 when a limit is missed; `-- 60` lets each part run for 60 seconds.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getReady } from '../../apps/api/launch/ready.mjs';
import type { Schemas } from '../../apps/api/src/http/operations.ts';
import { call, cleanUp, enrolledLearner, type Learner, makePlace, select, startServer } from '../resilience/server.ts';
import { printQuestionCost } from './question-cost.ts';

const seconds = Number(process.argv[2] ?? 15);
const leastPerSecond = 400;
const mostSlowdown = 3;
const latestHealthMs = 1000;
const examId = 'clf-c02';

getReady();
printQuestionCost();
const place = makePlace();
const folder = join(place, 'data');
try {
  const server = await startServer(folder, { RATE_LIMIT_FACTOR: '1000000' });
  const learners = await Promise.all(
    Array.from({ length: 9 }, (_, i) => enrolledLearner(server, `learner${i}@prepar.example`)),
  );
  const [reader, ...askers] = learners as [Learner, ...Learner[]];
  const get = (path: string, token?: string) => call(server, 'GET', path, token === undefined ? {} : { token });

  const profile = () => get('/users/profile', reader.token);
  const health = () => get('/health');
  const draw = async ({ token }: Learner): Promise<number> => {
    const { status, body } = await get(`/questions/questions/random?examId=${examId}&limit=10`, token);
    return status === 200 ? (body.data as Schemas['Question'][]).length : 0;
  };
  const generate = async ({ token }: Learner): Promise<number> => {
    const body = { examId, domain: 'Todo o conteúdo' };
    return (await call(server, 'POST', '/questions/generate', { token, body })).status === 201 ? 1 : 0;
  };
  /** Asks again and again until told to stop, and counts the questions it got. */
  const keepAsking = async (ask: (learner: Learner) => Promise<number>, learner: Learner, until: number) => {
    let count = 0;
    while (performance.now() < until) count += await ask(learner);
    return count;
  };
  /** Latencies of a call made every 20 milliseconds. */
  const watch = async (work: () => Promise<{ status: number }>, until: number): Promise<number[]> => {
    const times: number[] = [];
    while (performance.now() < until) {
      const began = performance.now();
      if ((await work()).status !== 200) throw new Error('A call of somebody else was refused');
      times.push(performance.now() - began);
      await sleep(20);
    }
    return times.toSorted((a, b) => a - b);
  };
  const soon = () => performance.now() + seconds * 1000;
  const sum = (counts: number[]) => counts.reduce((a, b) => a + b, 0);

  await draw(reader);
  await watch(profile, performance.now() + 2000); // warm
  const idle = await watch(profile, soon());

  const until = soon();
  const stormers = askers
    .slice(0, 2)
    .flatMap((learner) => [
      keepAsking(draw, learner, until),
      keepAsking(draw, learner, until),
      keepAsking(generate, learner, until),
      keepAsking(generate, learner, until),
    ]);
  const [drawn, stormed, checked] = await Promise.all([
    Promise.all(stormers),
    watch(profile, until),
    watch(health, until),
  ]);

  const crowdUntil = soon();
  const [drawnByCrowd, crowded] = await Promise.all([
    Promise.all(askers.flatMap((learner) => [keepAsking(draw, learner, crowdUntil)])),
    watch(profile, crowdUntil),
  ]);
  const singlyUntil = soon();
  const generated = await Promise.all(
    askers.flatMap((learner) => [
      keepAsking(generate, learner, singlyUntil),
      keepAsking(generate, learner, singlyUntil),
    ]),
  );

  const at = (times: number[], share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  const line = (name: string, times: number[]) =>
    console.log(
      `${name.padEnd(44)} p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms, longest ${at(times, 1).toFixed(1)} ms`,
    );
  line('Profile, nobody else there', idle);
  line('Profile, two accounts ask without pause', stormed);
  line('Health, two accounts ask without pause', checked);
  line('Profile, eight accounts draw without pause', crowded);
  const perSecond = { two: sum(drawn), crowd: sum(drawnByCrowd), singly: sum(generated) };
  for (const [name, count] of Object.entries(perSecond))
    console.log(`Questions a second, ${name.padEnd(24)} ${(count / seconds).toFixed(0)}`);
  const [size] = await select<{ bytes: number; books: number }>(
    folder,
    'select avg(pg_column_size(questions.*))::int as bytes, (select sum(octet_length(body))::int from phrase_books) as books from questions',
  );
  console.log(`A stored question has ${size?.bytes} bytes; the book that all share ${size?.books}`);

  const slowdown = at(stormed, 0.99) / at(idle, 0.99);
  const most = Math.max(perSecond.crowd, perSecond.singly, perSecond.two) / seconds;
  const faults = [
    slowdown > mostSlowdown &&
      `the profile's p99 is ${slowdown.toFixed(1)} times what it is alone, not ${mostSlowdown}`,
    at(checked, 1) > latestHealthMs && `health took ${at(checked, 1).toFixed(0)} ms`,
    most < leastPerSecond && `${most.toFixed(0)} questions a second, not ${leastPerSecond}`,
  ].filter(Boolean);
  console.log(`\nThe profile's p99 is ${slowdown.toFixed(2)} times what it is alone.`);
  for (const fault of faults) console.log(`Missed: ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
  await server.end('SIGTERM');
} finally {
  await cleanUp(place);
}
