import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, Pool, type PoolClient, type PoolConfig, types } from 'pg';

// Calendar days stay text (yyyy-mm-dd): a Date would move them by the process's time zone.
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

/** How this process is called among the clients of PostgreSQL. */
export const clientName = `prepar ${process.pid}`;

export const sessionDefaults = {
  application_name: clientName,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // A call is answered within 20 seconds: what it began at the database ends before.
  connectionTimeoutMillis: 5000,
  lock_timeout: 1500,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Calls that may wait for a connection; the next one is refused at once, because it would only wait in vain. */
export const mostWaiting = 200;

export const tooManyWait = (): Error =>
  Object.assign(new Error('Too many calls wait for the database'), { code: 'POOL' });

export class BoundedPool extends Pool {
  readonly #clients = new Set<PoolClient>();

  constructor(config: PoolConfig) {
    super(config);
    this.on('connect', (client) => this.#clients.add(client));
    this.on('remove', (client) => this.#clients.delete(client));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    if (callback) return super.connect(callback);
    if (this.waitingCount < mostWaiting) return super.connect();
    return Promise.reject(tooManyWait());
  }

  /** Ends within a second: what still runs then is cut off. */
  async close(): Promise<void> {
    await Promise.race([this.end(), delay(1000, undefined, { ref: false })]);
    for (const client of this.#clients) if (client instanceof Client) void client.end();
  }
}

/** Prepares statements with parameters once for each connection: the large ones take longer to plan than to run. */
export class PreparingClient extends Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- stands for all eight forms of the method
  override query(statement: any, values?: any, callback?: any): any {
    const isText = typeof statement === 'string' && Array.isArray(values) && values.length > 0;
    if (!isText) return super.query(statement, values, callback);
    return super.query({ name: nameOf(statement), text: statement, values }, callback);
  }
}

const names = new Map<string, string>();

/** A name for a statement, of the 63 bytes that PostgreSQL allows. */
function nameOf(statement: string): string {
  const known = names.get(statement);
  if (known) return known;
  const name = createHash('sha256').update(statement).digest('base64url');
  names.set(statement, name);
  return name;
}

/** Connections to a PostgreSQL. One that breaks is replaced on the next use; only the query that it breaks hears of it. */
export function createPool(connection: PoolConfig): BoundedPool {
  // Idle connections stay open: they tell other processes on the embedded server that this one still uses it.
  const pool = new BoundedPool({
    max: 20,
    idleTimeoutMillis: 0,
    Client: PreparingClient,
    ...sessionDefaults,
    ...connection,
  });
  // A broken connection, idle or in use, also emits an error of its own, which would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
