import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type Pool, type PoolClient } from 'pg';
import { afterEach, beforeEach, inject } from 'vitest';
import { createPool } from '../database/pool.ts';

const folder = join(import.meta.dirname, '../../migrations');

/** A database for each test of a file as it was before a migration, named by the number that begins its name. */
export function useOlderDatabase(migration: string): { pool: Pool } {
  const name = `prepar_before_${migration}_${process.pid}`;
  const test = {} as { pool: Pool };
  beforeEach(async () => {
    await maintain(`create database ${name}`);
    test.pool = createPool({ ...inject('postgres'), database: name });
    await migrateUntil(migration, test.pool);
  });
  afterEach(async () => {
    await test.pool.end();
    await maintain(`drop database ${name} with (force)`);
  });
  return test;
}

async function maintain(statement: string): Promise<void> {
  const client = new Client(inject('postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function migrateUntil(migration: string, pool: Pool): Promise<void> {
  await pool.query('create table schema_migrations (name text primary key, checksum text, applied_at timestamptz)');
  const client = await pool.connect();
  for (const file of readdirSync(folder).toSorted()) {
    if (file >= migration) break;
    const text = readFileSync(join(folder, file), 'utf8');
    if (file.endsWith('.sql')) await client.query(text);
    else await ((await import(join(folder, file))) as { migrate: (one: PoolClient) => Promise<void> }).migrate(client);
    const checksum = createHash('sha256').update(text).digest('hex');
    await client.query('insert into schema_migrations values ($1, $2, now())', [file, checksum]);
  }
  client.release();
}
