import { ApiError } from './errors.ts';

/** Does the work when it is its turn among the calls of one person. Throws RATE_LIMITED when that takes too long. */
export type Turns = <T>(person: string, work: () => Promise<T>) => Promise<T>;

interface Lane {
  running: number;
  waiting: (() => void)[];
}

const patienceMs = 1500;

/**
 * Lets at most `atOnce` calls of a person run at the same time, so that nobody takes all connections to the database,
 * be it with many calls or with a few that are stuck. The others wait, for a while, without holding anything.
 */
export function createTurns(atOnce: number): Turns {
  const lanes = new Map<string, Lane>();
  return async (person, work) => {
    const lane = lanes.get(person) ?? { running: 0, waiting: [] };
    lanes.set(person, lane);
    if (lane.running < atOnce) lane.running += 1;
    else await turn(lane);
    try {
      return await work();
    } finally {
      const next = lane.waiting.shift();
      if (next) next();
      else lane.running -= 1;
      if (lane.running === 0) lanes.delete(person);
    }
  };
}

function turn(lane: Lane): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    lane.waiting = lane.waiting.filter((each) => each !== begin);
    reject(new ApiError('RATE_LIMITED', { headers: { 'retry-after': '2' } }));
  }, patienceMs);
  const begin = () => {
    clearTimeout(timer);
    resolve();
  };
  lane.waiting.push(begin);
  return promise;
}
