import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type Pool } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { SettingError } from '../config.ts';
import { limitedUser } from './embedded.ts';
import { createPool } from './pool.ts';
import { migrate } from './migrate.ts';

const files = readdirSync(join(import.meta.dirname, '../../migrations')).toSorted();
const name = `prepar_migrate_${process.pid}`;
let pool: Pool;

async function maintain(statement: string): Promise<void> {
  const client = new Client(inject('postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  await maintain(`create database ${name}`);
  pool = createPool({ ...inject('postgres'), database: name });
});
afterEach(async () => {
  await pool.end();
  await maintain(`drop database ${name} with (force)`);
});

test('an empty database gets every migration once', async () => {
  expect(await migrate(pool)).toEqual(files);
  expect(await migrate(pool)).toEqual([]);
});

test('of processes that start together one applies and the others wait', async () => {
  const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(pool)));
  expect(applied.filter((names) => names.length > 0)).toEqual([files]);
});

test('a migration that was changed after it had been applied is refused by name', async () => {
  await migrate(pool);
  await pool.query("update schema_migrations set checksum = 'other' where name = $1", [files[1]]);
  await expect(migrate(pool)).rejects.toThrow(SettingError);
  await expect(migrate(pool)).rejects.toThrow(files[1]);
});

test('a database of a newer version is refused', async () => {
  await migrate(pool);
  await pool.query("insert into schema_migrations (name, checksum) values ('9999_future.sql', 'x')");
  await expect(migrate(pool)).rejects.toThrow(/newer.*9999_future\.sql/);
});

test('a migration that fails leaves nothing behind', async () => {
  await pool.query('create table sessions (id text)'); // in the way of the first migration
  await expect(migrate(pool)).rejects.toThrow('sessions');
  const { rows } = await pool.query("select tablename from pg_tables where schemaname = 'public' order by 1");
  expect(rows).toEqual([{ tablename: 'sessions' }]);
});

test.skipIf(process.env['DATABASE_URL'])(
  'who answers calls may read and write what there is, and neither make, change nor remove tables',
  async () => {
    await migrate(pool, limitedUser);
    const limited = createPool({ ...inject('postgres'), database: name, user: limitedUser });
    try {
      const { rows } = await limited.query(
        'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
      );
      expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
      await limited.query("insert into rate_counters (key, window_start, used) values ('a', now(), 1)");
      expect((await limited.query('delete from rate_counters')).rowCount).toBe(1);
      for (const statement of [
        'create table mine (id int)',
        'drop table sessions',
        'alter table users add column more text',
        'truncate attempts',
        'delete from schema_migrations',
        "copy users to '/tmp/users'",
        'create database other',
      ])
        await expect(limited.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    } finally {
      await limited.end();
    }
  },
);

test('a database that is away is named, without its password', async () => {
  const { openDatabase } = await import('./database.ts');
  const opening = openDatabase({
    databaseUrl: 'postgres://prepar:hunter2@127.0.0.1:1/prepar',
    dataFolder: '/nonexistent',
  });
  await expect(opening).rejects.toThrow(/^The database of DATABASE_URL cannot be used: /);
  await opening.catch((error: unknown) => expect(String(error)).not.toContain('hunter2'));
});
