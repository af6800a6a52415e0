import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp } from '../app.ts';
import { createAccount } from '../auth/create-account.ts';
import { findUser } from '../auth/queries.ts';
import { hashPassword } from '../auth/secrets.ts';
import { createAuthService } from '../auth/service.ts';
import { type Config, readConfig } from '../config.ts';
import { createGenerator } from '../questions/generator.ts';
import { insertBook } from '../questions/queries.ts';
import { createTestDatabase, type TestDatabase } from './test-server.ts';

export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  config: Config;
  /** The time that the server sees; assign or add to it. */
  clock: { now: Date; advance: (milliseconds: number) => void };
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: CallOptions,
  ) => Promise<LightMyRequestResponse>;
  /** A new learner who is signed in, without the calls for it; returns how to call as them. */
  learner: (name?: string, headers?: Record<string, string>) => Promise<Caller>;
}

export interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface Caller {
  id: string;
  email: string;
  token: string;
  call: TestApp['call'];
}

export const goodPassword = 'Correta1!';
// Hashing is slow on purpose; tests need it once.
const goodHash = hashPassword(goodPassword);

/** Shared by all files of a process, and with patience: beside much other work its threads take long to start. */
export const generator = createGenerator({ timeoutMs: 110_000 });
// Whatever they answer says that they have started. Waited for by itself, because a call is given up after 20 seconds.
const anyBrief = {
  examId: 'clf-c02',
  locale: 'pt',
  topic: 'storage',
  level: 1,
  seen: [],
  barred: [],
  seed: '',
} as const;
let started: Promise<unknown> | null = null;

/**
 * The whole API on a database and data folder of its own, for the tests of one file. Answers that break the contract fail.
 * `environment` starts what the API needs to find and returns the variables that lead there.
 */
export function useTestApp(
  settings: Partial<Config> = {},
  environment: () => Promise<Record<string, string>> = async () => ({}),
  ownGenerator = generator,
): TestApp {
  const noon = new Date('2025-11-20T15:00:00.000Z'); // a Thursday, midday in São Paulo
  const clock = {
    now: noon,
    advance: (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
  };
  const test = { clock } as TestApp;
  let people = 0;

  test.call = (method, path, { body, token, headers = {} } = {}) =>
    test.app.inject({
      method,
      url: path.startsWith('/') ? `/api/v1${path}` : path,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
  test.learner = async (name = 'Marina Albuquerque', headers = {}) => {
    const { db } = test.database;
    const email = `learner${++people}@prepar.example`;
    const timeZone = headers['x-time-zone'];
    const person = {
      name,
      email,
      country: 'BR',
      locale: 'pt-BR',
      language: null,
      isEmailVerified: false,
      passwordHash: await goodHash,
      timeZone,
    };
    const id = await db.transaction().execute((tx) => createAccount(tx, person, clock.now));
    const account = id === null ? undefined : await findUser(db, id);
    if (!account) throw new Error(`${email} could not be created`);
    const { token } = await createAuthService(db).open(account, { network: '127.0.0.1', timeZone }, clock.now);
    return {
      id: account.id,
      email,
      token,
      call: (method, path, options) => test.call(method, path, { token, ...options }),
    };
  };

  beforeAll(async () => {
    if (ownGenerator === generator) await (started ??= generator.brief(anyBrief));
    test.database = await createTestDatabase(inject('postgres'));
    for (const { id, body } of inject('phraseBooks'))
      await insertBook(test.database.db, id, Buffer.from(body, 'base64'), clock.now);
    const dataFolder = await mkdtemp(join(tmpdir(), 'prepar-'));
    const variables = {
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'silent',
      PREPAR_DATA_DIR: dataFolder,
      ...(await environment()),
    };
    test.config = { ...readConfig(variables), ...settings };
    test.app = await buildApp({
      config: test.config,
      ...test.database,
      clock: () => clock.now,
      checkAnswers: true,
      serveSite: false,
      generator: ownGenerator,
    });
    await test.app.ready();
  });
  afterAll(async () => {
    await test.app.close();
    await test.database.drop();
    await rm(test.config.dataFolder, { recursive: true });
  });
  return test;
}
