import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import { SettingError } from '../config.ts';
import { limitedUser, startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { createPipeline, type Pipeline } from './pipeline.ts';
import { createPool } from './pool.ts';
import { blameFolder } from './process-owner.ts';
import { createPulse, type Pulse } from './pulse.ts';
import { remoteConnection, unreachable } from './remote.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** The ways to a database. */
export interface Connections {
  db: Database;
  pulse: Pulse;
  pipeline: Pipeline;
  close: () => Promise<void>;
}

export interface OpenDatabase extends Connections {
  /** With the rights of the owner, who may change the schema. */
  owner: PoolConfig;
  /** Where the data lies, in words for a person. */
  place: string;
}

/** Opens connections when they are needed first. */
export function connectTo(connection: PoolConfig): Connections {
  const pool = createPool(connection);
  const pulse = createPulse(connection);
  const pipeline = createPipeline(connection);
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    pulse,
    pipeline,
    close: async () => {
      await Promise.all([pulse.close(), pipeline.close()]);
      await pool.close();
    },
  };
}

/** Opens the configured PostgreSQL, starting the embedded one if none is named, and brings the schema up to date. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataFolder, 'prepar') : null;
  const connection = embedded?.connection ?? remoteConnection(config.databaseUrl ?? '');
  const connections = connectTo({ ...connection, ...(embedded && { user: limitedUser }) });
  const close = async () => {
    await connections.close();
    await embedded?.stop();
  };
  try {
    await updateSchema(connection, embedded ? limitedUser : undefined);
  } catch (error) {
    await close();
    if (embedded) blameFolder(config.dataFolder)(error);
    throw error instanceof SettingError ? error : unreachable(error);
  }
  return {
    ...connections,
    owner: connection,
    place: embedded ? config.dataFolder : 'the PostgreSQL of DATABASE_URL',
    close,
  };
}

async function updateSchema(connection: PoolConfig, user: string | undefined): Promise<void> {
  const owners = createPool({ ...connection, max: 1 });
  try {
    await migrate(owners, user);
  } finally {
    await owners.close();
  }
}
