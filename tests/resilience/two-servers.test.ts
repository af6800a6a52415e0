import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../../apps/api/src/http/operations.ts';
import {
  answer,
  type Answer,
  call,
  cleanUp,
  databasePid,
  drawQuestions,
  enrolledLearner,
  insist,
  makePlace,
  password,
  select,
  type Server,
  startServer,
  succeed,
} from './server.ts';

const place = makePlace();
const folder = join(place, 'data');
let servers: [Server, Server];
let people = 0;

// On an empty folder, at the same moment.
beforeAll(async () => {
  servers = await Promise.all([startServer(folder), startServer(folder)]);
});
afterAll(() => cleanUp(place));

const newcomer = () => enrolledLearner(servers[0], `learner${++people}@prepar.example`);
/** Calls that go to the two servers in turn, all at once. */
const inTurn = (count: number, work: (server: Server, index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index % 2 ? servers[1] : servers[0], index)));
const tally = (answers: Answer[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, some]) => [status, some.length]));
const login = (server: Server, email: string, word: string) =>
  call(server, 'POST', '/users/auth/login', { body: { email, password: word } });

test('servers that start together on an empty folder share one database, one schema and one administrator', async () => {
  const migrations = await select<{ name: string; times: number }>(
    folder,
    'select name, count(*)::int as times from schema_migrations group by 1',
  );
  expect(migrations.length).toBeGreaterThan(5);
  expect(migrations.every(({ times }) => times === 1)).toBe(true);
  expect(await select(folder, "select count(*)::int as count from users where role = 'ADMIN'")).toEqual([{ count: 1 }]);
  expect(servers.filter((server) => server.output().includes('Administrator'))).toHaveLength(1);
});

test('races for the same five credits at both servers spend five', async () => {
  const learner = await newcomer();
  const questions = await drawQuestions(servers[0], learner, 40);
  const answers = await inTurn(40, (server, index) => answer(server, learner, questions[index] ?? ''));
  expect(tally(answers)).toEqual({ 201: 5, 402: 35 });
  for (const server of servers)
    expect(await succeed(call(server, 'GET', '/users/account-info', learner))).toMatchObject({
      creditsUsed: 5,
      creditsRemaining: 0,
    });
});

test('the same answer at both servers is stored once and told alike', async () => {
  const learner = await newcomer();
  const [questionId = ''] = await drawQuestions(servers[1], learner, 1);
  const answers = await inTurn(20, (server) => answer(server, learner, questionId, 'B'));
  expect(tally(answers)).toEqual({ 200: 19, 201: 1 });
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
  expect((await answer(servers[1], learner, questionId, 'C')).body).toMatchObject({
    code: 'QUESTION_ALREADY_ANSWERED',
  });
});

test('a rate limit counts the calls at both servers together', async () => {
  let minute: number;
  let answers: Answer[];
  do {
    minute = Math.floor(Date.now() / 60_000);
    answers = await inTurn(16, (server, index) => login(server, `nobody${index}@prepar.example`, password));
  } while (Math.floor(Date.now() / 60_000) !== minute); // a new minute begins to count anew
  expect(tally(answers)).toEqual({ 401: 16 });
  expect(new Set(answers.map(({ headers }) => headers.get('ratelimit-remaining'))).size).toBe(16);
});

test('wrong passwords at both servers count together', async () => {
  const { email } = await newcomer();
  expect(tally(await inTurn(24, (server) => login(server, email, 'Errada123!')))).toEqual({ 401: 10, 429: 14 });
  expect(tally(await inTurn(2, (server) => login(server, email, password)))).toEqual({ 429: 2 });
});

test('what is saved at one server is read at the other, and of saves at the same moment one wins whole', async () => {
  const learner = await newcomer();
  const created = await inTurn(6, (server) => insist(() => call(server, 'POST', '/config/default', learner)));
  expect(tally(created)).toEqual({ 200: 6 });
  const settings = created[0]?.body.data as Schemas['Settings'];
  const save = (server: Server, dailyGoal: number) =>
    insist(() =>
      call(server, 'PUT', '/config/settings', {
        ...learner,
        body: { ...settings, dailyGoal, fontSize: dailyGoal % 2 ? 'LARGE' : 'SMALL' },
      }),
    );
  const read = (server: Server) => succeed<Schemas['Settings']>(call(server, 'GET', '/config/settings', learner));
  await succeed(save(servers[0], 42));
  expect(await read(servers[1])).toMatchObject({ dailyGoal: 42 });
  expect(tally(await inTurn(20, (server, index) => save(server, index + 1)))).toEqual({ 200: 20 });
  const [first, second] = await Promise.all(servers.map(read));
  expect(first).toEqual(second);
  expect(first?.fontSize).toBe((first?.dailyGoal ?? 0) % 2 ? 'LARGE' : 'SMALL');
});

test('who signs out at one server is signed out at the other', async () => {
  const learner = await newcomer();
  await succeed(call(servers[1], 'GET', '/users/profile', learner));
  await succeed(call(servers[0], 'POST', '/users/auth/logout', learner));
  expect((await call(servers[1], 'GET', '/users/profile', learner)).status).toBe(401);
});

test('a server that is stopped leaves the database to the other, which stops it with itself', async () => {
  const [first, second] = servers;
  const learner = await newcomer();
  const before = databasePid(folder);
  expect(await first.end('SIGTERM')).toBe(0);
  expect(databasePid(folder)).toBe(before);
  await succeed(call(second, 'GET', '/users/profile', learner));
  expect(await second.end('SIGINT')).toBe(0);
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
});
