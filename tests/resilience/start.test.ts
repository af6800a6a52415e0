import { chmodSync, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '../../apps/api/src/http/operations.ts';
import { isActive, listExams } from '../../apps/api/src/catalogue/catalogue.ts';
import { bookIdOf } from '../../apps/api/src/questions/storage/books.ts';
import { unpackBinaries } from '../../apps/api/src/database/binaries.ts';
import { makeFolder } from '../../apps/api/src/database/process-owner.ts';
import {
  call,
  cleanUp,
  databasePid,
  enrolledLearner,
  launcher,
  mainProgram,
  makePlace,
  run,
  select,
  startServer,
  succeed,
} from './server.ts';

let place = '';
let folder = '';
beforeEach(() => {
  place = makePlace();
  folder = join(place, 'data');
});
afterEach(() => cleanUp(place));

/** What a start that must fail says. It never shows the insides of the program. */
async function refusal(
  dataFolder: string,
  variables: Record<string, string> = {},
  command?: string[],
): Promise<string> {
  const { output, ended } = run(dataFolder, variables, command);
  expect(await ended, output()).toBe(1);
  expect(output()).not.toMatch(/^ +at /m);
  return output();
}

function expectNamed(output: string, path: string): void {
  expect(output).toContain(`The data folder ${path} cannot be used`);
  expect(output).toContain('free space');
  expect(output).toContain('PREPAR_DATA_DIR');
}

test('a data folder where nobody may write is named, with the cure', async () => {
  expectNamed(await refusal('/sys/prepar-data'), '/sys/prepar-data');
});

test('a database that has become read-only is named, with the cure, and has everything once it is writable again', async () => {
  const first = await startServer(folder);
  const learner = await enrolledLearner(first, 'ana@prepar.example');
  await first.end('SIGTERM');
  const cluster = join(folder, 'postgres');
  chmodSync(cluster, 0o500);
  const output = await refusal(folder);
  expectNamed(output, cluster);
  expect(output).toContain('Permission denied');
  chmodSync(cluster, 0o700);
  const second = await startServer(folder);
  expect(await succeed(call(second, 'GET', '/users/profile', learner))).toMatchObject({ email: learner.email });
});

// A limit on the size of files, in blocks of 512 bytes, stops every write beyond it, as a full disk does, for root too.
const withinBlocks = (blocks: number) => [
  'sh',
  '-c',
  `ulimit -f ${blocks}; exec "$0" "$@"`,
  process.execPath,
  mainProgram,
];

test('a disk with no room for the programs of the database is named, with the cure', async () => {
  expectNamed(await refusal(folder, {}, withinBlocks(1000)), folder);
});

test('a disk with no room for the database is named, with the cure, and the same folder serves once there is room', async () => {
  makeFolder(folder);
  unpackBinaries(folder);
  expectNamed(await refusal(folder, {}, withinBlocks(20_000)), join(folder, 'postgres'));
  const server = await startServer(folder);
  expect((await call(server, 'GET', '/health')).status).toBe(200);
});

test('a port that is taken is named, with the cure, and no database stays behind', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const address = taken.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const output = await refusal(folder, { PORT: port, HOST: '127.0.0.1' });
  expect(output).toContain(`Port ${port} is in use`);
  expect(output).toContain('PORT=');
  expect(databasePid(folder)).toBeNull();
  taken.close();
});

test('settings that cannot be used are all named before anything is started', async () => {
  const output = await refusal(folder, {
    PORT: 'many',
    PUBLIC_URL: 'prepar',
    DATABASE_URL: 'mysql://user:hunter2@host/db',
  });
  for (const name of ['PORT', 'PUBLIC_URL', 'DATABASE_URL']) expect(output).toContain(name);
  expect(output).not.toContain('hunter2');
  expect(existsSync(folder)).toBe(false);
});

test('a setting of a language model that cannot be used stops `npm start`, which names it and tells no key', async () => {
  const server = { AI_BASE_URL: 'https://models.example', AI_API_KEY: 'hid-den', AI_MODEL: 'small' };
  for (const [change, said] of [
    [{ AI_BASE_URL: 'http://models.example' }, 'AI_BASE_URL: Expected an https address'],
    [{ AI_PRICES: 'small=cheap' }, 'AI_PRICES: Expected model=input/output'],
  ] as const) {
    const output = await refusal(folder, { ...server, ...change }, [process.execPath, launcher]);
    expect(output).toContain(`These settings cannot be used:\n  ${said}`);
    expect(output).not.toContain('hid-den');
  }
});

test('a model that nobody serves does not keep questions away', async () => {
  const server = await startServer(folder, { AI_BASE_URL: 'http://127.0.0.1:9', AI_MODEL: 'small' });
  const { token } = await enrolledLearner(server, 'ana@prepar.example');
  const { question, model } = await succeed<Schemas['GenerationResult']>(
    call(server, 'POST', '/questions/generate', {
      token,
      body: { examId: 'clf-c02', domain: 'storage', difficulty: 'EASY' },
    }),
  );
  expect(question.source).toBe('KNOWLEDGE_BASE');
  expect(model).toBeNull();
});

test('what questions are stored with is made after the start, before a learner needs it', async () => {
  await startServer(folder);
  const made = () => select<{ id: number }>(folder, 'select id from phrase_books order by id');
  const wanted = listExams().filter(isActive).map(bookIdOf);
  await expect.poll(made, { timeout: 60_000 }).toEqual(wanted.toSorted((a, b) => a - b).map((id) => ({ id })));
});
