import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import type { Handlers } from '../http/operations.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as { version: string };
const slowMs = 1000;
const goneMs = 5000;

export function systemHandlers(db: Database) {
  return {
    getHealth: async ({ now }) => {
      const database = await probe(db);
      return {
        data: {
          status: database === 'ok' ? 'ok' : 'degraded',
          version,
          uptimeSeconds: Math.floor(process.uptime()),
          time: now.toISOString(),
          checks: { database },
        },
      };
    },
  } satisfies Partial<Handlers>;
}

async function probe(db: Database): Promise<'ok' | 'slow'> {
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('SERVICE_UNAVAILABLE')), goneMs);
  });
  await Promise.race([sql`select 1`.execute(db), tooLate]).finally(() => clearTimeout(timer));
  return performance.now() - began > slowMs ? 'slow' : 'ok';
}
