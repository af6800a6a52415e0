import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { ApiError } from './errors.ts';

/** Calls allowed per window, by the class that the contract gives an operation. */
const limits: Record<string, { calls: number; seconds: number; shared: boolean }> = {
  auth: { calls: 30, seconds: 60, shared: true },
  generation: { calls: 20, seconds: 60, shared: true },
  default: { calls: 300, seconds: 60, shared: false },
};

export interface RateLimiter {
  /** Counts one call of a caller and returns the RateLimit headers; throws RATE_LIMITED above the limit. */
  count: (limitClass: string, caller: string, now: Date) => Promise<Record<string, string>>;
}

/**
 * Fixed windows. Classes that guard passwords and generation count in the database, for all processes together;
 * the default class counts in this process, so that ordinary reads cost no extra statement.
 */
export function createRateLimiter(db: Database, factor: number): RateLimiter {
  const local = new Map<string, number>();
  let localWindow = 0;

  const countLocally = (key: string, window: number) => {
    if (window !== localWindow) local.clear();
    localWindow = window;
    const used = (local.get(key) ?? 0) + 1;
    local.set(key, used);
    return used;
  };

  return {
    count: async (limitClass, caller, now) => {
      const limit = limits[limitClass];
      if (!limit) return {}; // class `none`
      const allowed = Math.max(1, Math.round(limit.calls * factor));
      const seconds = Math.floor(now.getTime() / 1000);
      const window = seconds - (seconds % limit.seconds);
      const key = `${limitClass}:${caller}`;
      const used = limit.shared ? await countShared(db, key, new Date(window * 1000)) : countLocally(key, window);
      const reset = String(window + limit.seconds - seconds);
      const headers = {
        'ratelimit-limit': String(allowed),
        'ratelimit-remaining': String(Math.max(0, allowed - used)),
        'ratelimit-reset': reset,
      };
      if (used > allowed) throw new ApiError('RATE_LIMITED', { headers: { ...headers, 'retry-after': reset } });
      return headers;
    },
  };
}

/**
 * Whom an address stands for: itself, or for IPv6 its first 64 bits, since whoever has one address of such a network
 * has all of them.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [before = [], after] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const groups = after === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return `${groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Removes what the database counts for an account. */
export async function forgetCaller(tx: Tx, userId: string): Promise<void> {
  const keys = Object.keys(limits).map((limitClass) => `${limitClass}:${userId}`);
  await tx.deleteFrom('rate_counters').where('key', 'in', keys).execute();
}

async function countShared(db: Database, key: string, window: Date): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    insert into rate_counters (key, window_start, used) values (${key}, ${window}, 1)
    on conflict (key) do update set
      used = case when rate_counters.window_start = excluded.window_start then rate_counters.used + 1 else 1 end,
      window_start = excluded.window_start
    returning used`.execute(db);
  return rows[0]?.used ?? 1;
}
