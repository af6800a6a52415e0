import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, limitedUser, startEmbedded } from './embedded.ts';

const place = mkdtempSync(join(tmpdir(), 'prepar-embedded-'));
chmodSync(place, 0o755);
const folder = join(place, 'data');
const running: EmbeddedPostgres[] = [];
afterAll(async () => {
  for (const server of running) await server.stop();
  rmSync(place, { recursive: true });
});

const start = async () => {
  const server = await startEmbedded(folder, 'prepar');
  running.push(server);
  return server;
};
const pidFile = join(folder, 'postgres', 'postmaster.pid');
const pid = () => Number.parseInt(readFileSync(pidFile, 'utf8'), 10);

async function query(connection: ClientConfig, statement: string): Promise<object[]> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The same, once the server answers again. */
async function queryWhenBack(connection: ClientConfig, statement: string): Promise<object[]> {
  for (;;) {
    const rows = await query(connection, statement).catch(() => null);
    if (rows) return rows;
    await delay(50);
  }
}

test('a server on a new folder keeps what it acknowledged when it is killed, and comes back by itself', async () => {
  const { connection } = await start();
  expect(connection).toEqual({ host: join(folder, 'socket'), user: 'prepar', database: 'prepar' });
  await query(connection, 'create table kept as select 7 as number');
  const before = pid();
  process.kill(before, 'SIGKILL');
  expect(await queryWhenBack(connection, 'select number from kept')).toEqual([{ number: 7 }]);
  expect(pid()).not.toBe(before);
});

test('what goes wrong in a statement is told to its client and not kept in the log', async () => {
  const { connection } = running[0] ?? {};
  await expect(query(connection ?? {}, "select 'ana@prepar.example'::int")).rejects.toThrow('ana@prepar.example');
  const log = readFileSync(join(folder, 'postgres.log'), 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toContain('ana@prepar.example');
});

test('a folder of a time without the limited user gets it', async () => {
  const { connection } = running[0] ?? {};
  await query(connection ?? {}, `drop role ${limitedUser}`);
  const second = await start();
  const client = new Client({ ...connection, user: limitedUser });
  await client.connect();
  expect((await client.query('select current_user as name')).rows).toEqual([{ name: limitedUser }]);
  await second.stop();
  await client.end();
});

test('a second start joins the running server, which stops with the last of them', async () => {
  const [first] = running;
  const second = await start();
  expect(await query(second.connection, 'select number from kept')).toEqual([{ number: 7 }]);
  const client = new Client(second.connection);
  await client.connect();
  const before = pid();
  await first?.stop();
  expect(pid()).toBe(before);
  await client.end();
  await second.stop();
  expect(existsSync(pidFile)).toBe(false);
});
