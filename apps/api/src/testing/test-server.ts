import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientConfig, type Pool } from 'pg';
import { dataFolder } from '../database/data-folder.ts';
import { createPool } from '../database/database.ts';
import { type EmbeddedPostgres, startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import type { Schema } from '../database/schema.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ClientConfig;
  }
}

/** The PostgreSQL that tests use: the one of DATABASE_URL, or an embedded one with data of its own. */
export async function startTestServer(): Promise<EmbeddedPostgres> {
  const url = process.env['DATABASE_URL'];
  if (url) return { connection: parse(url), stop: async () => undefined };
  const server = await startEmbedded(dataFolder(undefined, 'test'), 'prepar');
  // Waiting for the disk proves nothing here; what a crash leaves is tried in tests/resilience.
  await run(server.connection, 'alter system set fsync = off');
  await run(server.connection, 'select pg_reload_conf()');
  return server;
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

export interface TestDatabase {
  db: Kysely<Schema>;
  pool: Pool;
  connection: ClientConfig;
  /** Removes the database. */
  drop: () => Promise<void>;
}

/** A new migrated database of its own. */
export async function createTestDatabase(server: ClientConfig): Promise<TestDatabase> {
  const name = `prepar_test_${randomBytes(8).toString('hex')}`;
  await run(server, `create database ${name}`);
  // The same for a server that is not ours to set up.
  const connection = { ...server, database: name, options: '-c synchronous_commit=off' };
  const pool = createPool(connection);
  await migrate(pool);
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    connection,
    drop: async () => {
      await pool.end();
      await run(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function run(server: ClientConfig, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
