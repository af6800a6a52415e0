import { setTimeout as delay } from 'node:timers/promises';
import { type CompiledQuery, Kysely, PostgresDialect, type QueryResult } from 'kysely';
import type { PoolConfig } from 'pg';
import { mostWaiting, sessionDefaults, PreparingClient, tooManyWait } from './pool.ts';
import type { Schema } from './schema.ts';

/**
 * Sends reads one after another on a connection of its own, each without waiting for the answer to the one before. Many
 * at once cost little: most of what a short statement costs is to wake the server and to be woken. For reads by key that
 * take no lock, because the next ones wait for them.
 */
export interface Pipeline {
  executeQuery: <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>>;
  close: () => Promise<void>;
}

/** A read that is not answered by then, or one before it, breaks the connection, and the next read opens another. */
const slowMs = 3000;

export function createPipeline(connection: PoolConfig): Pipeline {
  let opening: Promise<PipelinedClient> | null = null;
  const open = () => {
    const client = new PipelinedClient(connection);
    const ready = client.connect().then(() => client);
    // An older connection may say its last word when the next one is there already.
    const forget = () => {
      if (opening === ready) opening = null;
    };
    client.on('error', forget).on('end', forget);
    ready.catch(forget);
    return ready;
  };
  const pool = {
    options: connection,
    connect: () => (opening ??= open()),
    end: async () => {
      const client = await opening?.catch(() => null);
      if (client) await Promise.race([client.end(), delay(1000, undefined, { ref: false })]);
    },
  };
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  let running = 0;
  return {
    executeQuery: async (query) => {
      if (running >= mostWaiting) throw tooManyWait();
      running++;
      try {
        return await db.executeQuery(query);
      } finally {
        running--;
      }
    },
    close: () => db.destroy(),
  };
}

class PipelinedClient extends PreparingClient {
  constructor(connection: PoolConfig) {
    const config = { ...sessionDefaults, ...connection, pipeline: true, query_timeout: slowMs };
    super(config);
  }

  /** Shared by all, so that nobody gives it back. */
  release(): void {}
}
