import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pulse } from '../database/pulse.ts';
import { ApiError } from '../http/errors.ts';
import type { Handlers } from '../http/operations.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as {
  version: string;
};

export function systemHandlers(pulse: Pulse) {
  return {
    getHealth: async ({ now }) => {
      const database = await pulse.check();
      if (database === 'gone') throw new ApiError('SERVICE_UNAVAILABLE');
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
