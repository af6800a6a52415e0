import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createPool } from '../../apps/api/src/database/pool.ts';
import {
  answer,
  cleanUp,
  databasePid,
  drawQuestions,
  enrolledLearner,
  makePlace,
  type Server,
  startServer,
} from './server.ts';

const place = makePlace();
const folder = join(place, 'data');
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await cleanUp(place);
});

/** Sends the beginning of a call and no more, and waits until the server has begun to answer. */
async function begin(server: Server, text: string): Promise<Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  await once(socket, 'data');
  return socket;
}

const halfBody = [
  'POST /api/v1/users/auth/login HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 90',
  'Expect: 100-continue',
  '',
  '{"email":',
].join('\r\n');
/** More than the system keeps for a reader that takes nothing. */
const manyFiles = 'GET /docs/scalar.js HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50);

/** The first of what happens, and the time that has passed. */
const withinSeconds = <T>(seconds: number, work: Promise<T>) =>
  Promise.race([work, delay(seconds * 1000, 'too late', { ref: false })]);

test('neither half a body nor a reader that takes nothing keeps the server from stopping', async () => {
  const server = await startServer(folder);
  await begin(server, halfBody);
  (await begin(server, manyFiles)).pause();
  expect(await withinSeconds(12, server.end('SIGTERM'))).toBe(0);
  expect(databasePid(folder)).toBeNull();
});

test('a call that waits for a stuck row does not keep the server from stopping', async () => {
  const server = await startServer(folder);
  const learner = await enrolledLearner(server, 'ana@prepar.example');
  const [questionId = ''] = await drawQuestions(server, learner, 1);
  const pool = createPool({ host: join(folder, 'socket'), user: 'prepar', database: 'prepar' });
  const holder = await pool.connect();
  await holder.query('begin; select * from credit_accounts for update');
  const refused = answer(server, learner, questionId).catch(() => null);
  const waiting = "select from pg_stat_activity where wait_event_type = 'Lock'";
  while ((await pool.query(waiting)).rowCount === 0) await delay(10);
  expect(await withinSeconds(12, server.end('SIGTERM'))).toBe(0);
  await refused;
  holder.release(true);
  await pool.end();
});

test('a second signal ends the server at once', async () => {
  const server = await startServer(folder);
  await begin(server, halfBody);
  const ended = server.end('SIGTERM');
  // Again and again, because what comes within half a second counts as the same one.
  const signals = setInterval(() => void server.end('SIGTERM'), 700);
  expect(await withinSeconds(6, ended)).toBe(1);
  clearInterval(signals);
});

test.each([
  ['an exception', 'throw new Error("out of the blue")'],
  ['a rejection', 'Promise.reject(new Error("out of the blue"))'],
])('%s that nobody expected is said and ends the process, to be started again', async (_kind, fault) => {
  const trap = `process.on('SIGUSR2', () => { ${fault} })`;
  const server = await startServer(folder, {
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(trap)}"`,
  });
  expect(await server.end('SIGUSR2')).toBe(70);
  expect(server.output()).toContain('out of the blue');
});
