import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { SettingError } from '../config.ts';

const folder = join(import.meta.dirname, '../../migrations');

/**
 * Applies every migration not yet applied, in order, in one transaction. Processes that start together wait
 * for each other. Returns the names applied now; throws when an applied file was edited or is newer than this program.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(727001)');
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const applied = await applyPending(client);
    await client.query('commit');
    return applied;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the connection may be what failed
    throw error;
  } finally {
    client.release();
  }
}

async function applyPending(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql')).sort();

  const foreign = [...known.keys()].filter((name) => !names.includes(name));
  if (foreign.length > 0)
    throw new SettingError(`The database is newer than this version of Prepar: it knows ${foreign.join(', ')}.`);

  const applied: string[] = [];
  for (const name of names) {
    const sql = readFileSync(join(folder, name), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    const before = known.get(name);
    if (before === checksum) continue;
    if (before) throw new SettingError(`The migration ${name} was changed after it had been applied; add a new file instead.`);
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    applied.push(name);
  }
  return applied;
}
