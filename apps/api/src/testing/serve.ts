// Runs the whole product on a database of its own for tests in a browser, with a mail server and the two providers of
// identities on this machine. Prints where it listens, and where tests control it:
//   GET  /mails?to=address           what was mailed there, oldest first
//   GET  /key?question=id&origin=server  the letters of its right options; of a question of the first server unless told otherwise
//   POST /servers {environment, now, answerCount, hasFew, isDemo}  another server with settings, a database and a clock of its own, whose
//                             questions have so many right options, or are a dozen in all, with the people of the demo or nobody; answers
//                             {origin}
//   POST /rows {origin, query}       what the database of such a server says
//   POST /clock {origin, advanceMs}  moves the time of such a server
// The first server's time is the machine's, because every test shares it, and its questions have one right option. Everything is gone
// when this stops.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { buildApp } from '../app.ts';
import { ensureAdministrator } from '../admin/first-administrator.ts';
import { hashPassword } from '../auth/secrets.ts';
import { readConfig } from '../config.ts';
import type { Demo } from '../demo/load.ts';
import { startOauthPeer } from './oauth-peer.ts';
import { createGenerator } from '../questions/generator.ts';
import { keyOf } from './practice.ts';
import { startSmtpPeer } from './smtp-peer.ts';
import { createTestDatabase, startTestServer, type TestDatabase } from './test-server.ts';

interface Server {
  origin: string;
  database: TestDatabase;
  advance: (milliseconds: number) => void;
  stop: () => Promise<void>;
}

const [smtp, ...providers] = await Promise.all([startSmtpPeer(), startOauthPeer('google'), startOauthPeer('github')]);
const postgres = await startTestServer();
const servers = new Map<string, Server>();
const generatorOf = ({ href }: URL) => createGenerator({ filename: href, timeoutMs: 60_000 });
/** One for each number of right options, with patience: beside much other work their threads take long to start. */
const generators = {
  1: generatorOf(new URL('./single-choice.worker.ts', import.meta.url)),
  2: generatorOf(new URL('./choose-two.worker.ts', import.meta.url)),
};
/** Of a dozen questions, once a journey has asked for it. */
const fewQuestions: ReturnType<typeof generatorOf>[] = [];
for (const generator of Object.values(generators)) generator.warm();
const first = await startServer(process.env, new Date());

function ofFewQuestions() {
  fewQuestions[0] ??= generatorOf(new URL('./few.worker.ts', import.meta.url));
  return fewQuestions[0];
}

/** So much of the demo that its figures are read at a glance. */
const demoSize = { learners: 24, days: 60, questions: 60 };

interface Kind {
  answerCount?: 1 | 2;
  hasFew?: boolean;
  isDemo?: boolean;
}

async function startServer(
  environment: NodeJS.ProcessEnv,
  now: Date,
  { answerCount = 1, hasFew = false, isDemo = false }: Kind = {},
): Promise<Server> {
  const config = readConfig({
    RATE_LIMIT_FACTOR: '1000',
    ADMIN_PASSWORD: 'Administra1!',
    LOG_LEVEL: 'error',
    ...smtp.environment,
    ...providers[0].environment,
    ...providers[1].environment,
    ...environment,
    PORT: '0',
  });
  // All servers of a run share what one PostgreSQL has of connections.
  const database = await createTestDatabase({ ...postgres.connection, max: 5 });
  if (isDemo)
    await loadDemoApart({
      owner: {
        ...postgres.connection,
        ...(database.connection.database && { database: database.connection.database }),
      },
      now,
      passwordHash: await hashPassword(config.administrator.password ?? ''),
      freeDaily: config.freeDailyCredits,
      size: demoSize,
    });
  let offset = now.getTime() - Date.now();
  const clock = () => new Date(Date.now() + offset);
  await ensureAdministrator(database.db, config, clock());
  const app = await buildApp({
    config,
    ...database,
    clock,
    checkAnswers: true,
    generator: hasFew ? ofFewQuestions() : generators[answerCount],
  });
  await app.listen({ port: 0, host: 'localhost' });
  const server = {
    origin: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    database,
    advance: (milliseconds: number) => {
      offset += milliseconds;
    },
    stop: async () => {
      await app.close();
      await database.drop();
    },
  };
  servers.set(server.origin, server);
  return server;
}

async function loadDemoApart(demo: Omit<Demo, 'say'>): Promise<void> {
  // Rejects with what the worker throws.
  await once(new Worker(new URL('./demo.worker.ts', import.meta.url), { workerData: demo }), 'exit');
}

const mailsTo = (address: string | null) =>
  smtp.mails
    .filter(({ recipients }) => address !== null && recipients.includes(address))
    .map(({ content: { subject, text, html } }) => ({ subject, text, html }));

const control = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const answers: Record<string, () => Promise<unknown>> = {
    '/mails': async () => mailsTo(searchParams.get('to')),
    '/key': () => keyOf(servers.get(searchParams.get('origin') ?? '') ?? first, searchParams.get('question') ?? ''),
    '/servers': async () => {
      const { environment, now, ...kind } = (await json(request)) as Kind & {
        environment: Record<string, string>;
        now: string;
      };
      const { origin } = await startServer(environment, new Date(now), kind);
      return { origin };
    },
    '/rows': async () => {
      const { origin, query } = (await json(request)) as { origin: string; query: string };
      return (await servers.get(origin)?.database.pool.query<object>(query))?.rows ?? [];
    },
    '/clock': async () => {
      const { origin, advanceMs } = (await json(request)) as { origin: string; advanceMs: number };
      servers.get(origin)?.advance(advanceMs);
      return {};
    },
  };
  const answering = answers[pathname]?.() ?? Promise.reject(new Error(`No control at ${pathname}`));
  answering.then(
    (data) => response.setHeader('content-type', 'application/json').end(JSON.stringify(data)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));

process.stdout.write(
  `Listening on ${first.origin} controlled by http://127.0.0.1:${(control.address() as AddressInfo).port}\n`,
);

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  control.close();
  void Promise.all([...servers.values()].map((server) => server.stop()))
    .then(() => Promise.all([smtp, ...providers].map((peer) => peer.stop())))
    .then(() => Promise.all([...Object.values(generators), ...fewQuestions].map((generator) => generator.close())))
    .then(() => postgres.stop())
    .finally(() => process.exit(0));
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
// A run of tests that is killed tells nobody; then this process has another parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop();
}, 500).unref();
