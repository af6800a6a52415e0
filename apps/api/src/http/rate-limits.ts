import { isIPv6 } from 'node:net';
import type { Database, Tx } from '../database/database.ts';
import { ApiError } from './errors.ts';
import { countInWindow, deleteCounters } from './queries.ts';

interface Limit {
  calls: number;
  seconds: number;
  shared: boolean;
}

/** Calls allowed per window, by the class that the contract gives an operation. */
const limits: Record<string, Limit> & { default: Limit } = {
  auth: { calls: 30, seconds: 60, shared: true },
  generation: { calls: 20, seconds: 60, shared: true },
  default: { calls: 300, seconds: 60, shared: false },
};

const windowOf = ({ seconds }: Limit, now: Date): number => {
  const second = Math.floor(now.getTime() / 1000);
  return second - (second % seconds);
};

export interface RateLimiter {
  /** Counts a call of a caller, or as many as it costs, and returns the RateLimit headers; throws RATE_LIMITED above the limit. */
  count: (limitClass: string, caller: string, now: Date, cost?: number) => Promise<Record<string, string>>;
  /** Throws RATE_LIMITED when the caller has used up the default class; counts nothing. */
  refuseSpent: (caller: string, now: Date) => void;
}

/**
 * Fixed windows. Classes that guard passwords and generation count in the database, for all processes together;
 * the default class counts in this process, so that ordinary reads cost no extra statement.
 */
export function createRateLimiter(db: Database, factor: number): RateLimiter {
  const local = new Map<string, number>();
  let localWindow = 0;

  const countLocally = (key: string, window: number, cost: number) => {
    if (window !== localWindow) local.clear();
    localWindow = window;
    const used = (local.get(key) ?? 0) + cost;
    local.set(key, used);
    return used;
  };

  const judge = (limit: Limit, used: number, now: Date) => {
    const allowed = Math.max(1, Math.round(limit.calls * factor));
    const reset = String(windowOf(limit, now) + limit.seconds - Math.floor(now.getTime() / 1000));
    const headers = {
      'ratelimit-limit': String(allowed),
      'ratelimit-remaining': String(Math.max(0, allowed - used)),
      'ratelimit-reset': reset,
    };
    if (used > allowed) throw new ApiError('RATE_LIMITED', { headers: { ...headers, 'retry-after': reset } });
    return headers;
  };

  return {
    count: async (limitClass, caller, now, cost = 1) => {
      const limit = limits[limitClass];
      if (!limit) return {}; // class `none`
      const window = windowOf(limit, now);
      const key = `${limitClass}:${caller}`;
      const used = limit.shared
        ? await countInWindow(db, key, new Date(window * 1000), cost)
        : countLocally(key, window, cost);
      return judge(limit, used, now);
    },
    refuseSpent: (caller, now) => {
      const limit = limits.default;
      if (windowOf(limit, now) === localWindow) judge(limit, (local.get(`default:${caller}`) ?? 0) + 1, now);
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
  const groups =
    after === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Removes what the database counts for an account. */
export async function forgetCaller(tx: Tx, userId: string): Promise<void> {
  await deleteCounters(
    tx,
    Object.keys(limits).map((limitClass) => `${limitClass}:${userId}`),
  );
}
