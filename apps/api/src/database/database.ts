import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import type { Config } from '../config.ts';
import { SettingError } from '../config.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { blameFolder } from './process-owner.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Tx = Transaction<Schema>;

export interface OpenDatabase {
  db: Database;
  pool: Pool;
  /** Where the data lies, in words for a person. */
  place: string;
  close: () => Promise<void>;
}

// Calendar days stay text (yyyy-mm-dd): a Date would move them by the process's time zone.
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

/** Connections to a PostgreSQL. One that breaks is replaced on the next use; only the query that it breaks hears of it. */
export function createPool(connection: PoolConfig): Pool {
  // Idle connections stay open: they tell other processes on the embedded server that this one still uses it.
  const pool = new Pool({ max: 20, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 0, ...connection });
  // A broken connection, idle or in use, also emits an error of its own, which would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Opens the configured PostgreSQL, starting the embedded one if none is named, and brings the schema up to date. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataFolder, 'prepar');
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
  const pool = createPool(connection);

  const close = async () => {
    await pool.end();
    await embedded?.stop();
  };
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    if (embedded) blameFolder(config.dataFolder)(error);
    throw error instanceof SettingError ? error : unreachable(error);
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, place: embedded ? config.dataFolder : 'the PostgreSQL of DATABASE_URL', close };
}

function unreachable(error: unknown): SettingError {
  const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
  return new SettingError(`The database of DATABASE_URL cannot be used: ${reason}`);
}
