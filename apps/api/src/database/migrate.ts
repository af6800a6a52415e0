import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClientBase, escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { SettingError } from '../config.ts';

const folder = join(import.meta.dirname, '../../migrations');

/** Held by whoever changes the schema; shared by whoever needs it to stay. */
export const migrationsLock = 727001;

/** Every migration of this program, in order. */
export const migrationNames = (): string[] => readdirSync(folder).sort();

/**
 * Applies every migration not yet applied, in order, in one transaction: SQL, or code where SQL cannot say it. Processes that start together wait
 * for each other. Returns the names applied now; throws when an applied file was edited or is newer than this program.
 * `user` may from then on read and write every table, and change none of them.
 */
export async function migrate(pool: Pool, user?: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Others wait for the first, and what changes a large table takes its time.
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
    await client.query(`select pg_advisory_xact_lock(${migrationsLock})`);
    const applied = await applyMigrations(client, migrationNames());
    if (user !== undefined) await allow(client, escapeIdentifier(user));
    await client.query('commit');
    return applied;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the connection may be what failed
    throw error;
  } finally {
    client.release();
  }
}

async function allow(client: PoolClient, user: string): Promise<void> {
  await client.query(`
    grant select, insert, update, delete on all tables in schema public to ${user};
    revoke insert, update, delete on schema_migrations from ${user}`);
}

/** Applies those of these migrations that are not applied yet, in the transaction of the client. */
export async function applyMigrations(client: ClientBase, names: readonly string[]): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const known = new Map(rows.map((row) => [row.name, row.checksum]));

  const foreign = [...known.keys()].filter((name) => !names.includes(name));
  if (foreign.length > 0)
    throw new SettingError(`The database is newer than this version of Prepar: it knows ${foreign.join(', ')}.`);

  const applied: string[] = [];
  for (const name of names) {
    const text = readFileSync(join(folder, name), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    const before = known.get(name);
    if (before === checksum) continue;
    if (before)
      throw new SettingError(`The migration ${name} was changed after it had been applied; add a new file instead.`);
    await (name.endsWith('.sql') ? client.query(text) : run(client, name));
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    applied.push(name);
  }
  return applied;
}

async function run(client: ClientBase, name: string): Promise<void> {
  const code = (await import(join(folder, name))) as { migrate: (client: ClientBase) => Promise<void> };
  await code.migrate(client);
}
