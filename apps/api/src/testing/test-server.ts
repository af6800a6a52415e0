import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client, type ClientConfig, type Pool, type PoolConfig } from 'pg';
import { dataFolder } from '../data-folder.ts';
import { type Connections, connectTo } from '../database/database.ts';
import { type EmbeddedPostgres, limitedUser, startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { createPool } from '../database/pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ClientConfig;
    phraseBooks: { id: number; body: string }[];
  }
}

export const testFolder = dataFolder(undefined, 'test');

/**
 * The PostgreSQL that tests use: the one of DATABASE_URL, or an embedded one with data of its own, which ends with the
 * last process that uses it, even if that one is killed.
 */
export async function startTestServer(folder = testFolder): Promise<EmbeddedPostgres> {
  const named = namedServer();
  if (named) return named;
  const server = await withRoom(folder, await startEmbedded(folder, 'prepar'));
  const keeper = [join(import.meta.dirname, 'stop.ts'), folder, String(process.pid)];
  spawn(process.execPath, keeper, { detached: true, stdio: 'ignore' }).unref();
  // Waiting for the disk proves nothing here; what a crash leaves is tried in tests/resilience.
  await run(server.connection, 'alter system set fsync = off');
  await run(server.connection, 'select pg_reload_conf()');
  return server;
}

/** The PostgreSQL of DATABASE_URL, if there is one. */
export function namedServer(): EmbeddedPostgres | undefined {
  const url = process.env['DATABASE_URL'];
  return url ? { connection: parse(url), stop: async () => undefined } : undefined;
}

/** More connections than PostgreSQL has by itself: runs beside each other, and all servers of the journeys, share it. */
const mostConnections = 400;

async function withRoom(folder: string, server: EmbeddedPostgres): Promise<EmbeddedPostgres> {
  const [{ most } = { most: 0 }] = await run<{ most: number }>(
    server.connection,
    "select current_setting('max_connections')::int as most",
  );
  if (most >= mostConnections) return server;
  await run(server.connection, `alter system set max_connections = ${mostConnections}`);
  // In force from the next start on; where somebody uses it already, that is a later one.
  await server.stop();
  return startEmbedded(folder, 'prepar');
}

function parse(url: string): ClientConfig {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    host: searchParams.get('host') ?? decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    ...(password && { password: decodeURIComponent(password) }),
    database: pathname.slice(1) || 'postgres',
  };
}

/** With the rights that the server has. */
export interface TestDatabase extends Connections {
  /** With the rights of the owner. */
  pool: Pool;
  /** As the server's. */
  connection: ClientConfig;
  /** Removes the database. */
  drop: () => Promise<void>;
}

/** A new migrated database of its own. Where it `waitsForDisk`, an answer of it stays, as in the product. */
export async function createTestDatabase(server: PoolConfig, waitsForDisk = false): Promise<TestDatabase> {
  const name = `prepar_test_${randomBytes(8).toString('hex')}`;
  await run(server, `create database ${name}`);
  // The same for a server that is not ours to set up.
  const owner = { ...server, database: name, ...(!waitsForDisk && { options: '-c synchronous_commit=off' }) };
  const user = process.env['DATABASE_URL'] ? undefined : limitedUser;
  const connection = { ...owner, ...(user && { user }) };
  const pool = createPool({ ...owner, max: 2 });
  await migrate(pool, user);
  const connections = connectTo(connection);
  return {
    ...connections,
    pool,
    connection,
    drop: async () => {
      await Promise.all([pool.end(), connections.close()]);
      await run(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function run<Row extends object>(server: ClientConfig, statement: string): Promise<Row[]> {
  const client = new Client(server);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
