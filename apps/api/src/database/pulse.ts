import { Client, type ClientConfig } from 'pg';
import { clientName } from './pool.ts';

/** Whether the database answers, asked on a connection of its own, so that no crowd at the pool delays it. */
export interface Pulse {
  /** Tells within a second or so. What was ok is asked again after a second, so that any number of calls costs little. */
  check: () => Promise<'ok' | 'slow' | 'gone'>;
  close: () => Promise<void>;
}

const freshMs = 1000;
const slowMs = 1000;
const goneMs = 2000;

export function createPulse(connection: ClientConfig): Pulse {
  let client: Client | null = null;
  let told: 'ok' | 'slow' | 'gone' = 'ok';
  let askedAt = -Infinity;
  let asking: Promise<void> | null = null;

  const connect = async () => {
    const fresh = new Client({
      ...connection,
      application_name: clientName,
      connectionTimeoutMillis: goneMs,
      query_timeout: goneMs,
    });
    // Broken while nobody asks, by a restart of the database for example.
    fresh.on('error', () => {
      if (client !== fresh) return;
      client = null;
      askedAt = -Infinity;
    });
    await fresh.connect();
    return fresh;
  };
  const drop = async () => {
    const dropped = client;
    client = null;
    await dropped?.end();
  };
  const ask = async () => {
    askedAt = performance.now();
    try {
      client ??= await connect();
      await client.query('select 1');
      told = performance.now() - askedAt > slowMs ? 'slow' : 'ok';
    } catch {
      told = 'gone';
      void drop();
    }
  };

  return {
    check: async () => {
      if (told !== 'ok' || performance.now() - askedAt >= freshMs) asking ??= ask().finally(() => (asking = null));
      const isLate = asking !== null && (await isPending(asking, slowMs));
      return isLate && told === 'ok' ? 'slow' : told;
    },
    close: drop,
  };
}

async function isPending(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<true>();
  const timer = setTimeout(resolve, milliseconds, true);
  return Promise.race([work.then(() => false), tooLate]).finally(() => clearTimeout(timer));
}
