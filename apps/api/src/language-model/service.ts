import type { ModelSettings } from '../config.ts';
import type { Database, Tx } from '../database/database.ts';
import { utcDay } from '../database/platform-days.ts';
import { countInWindow, deleteCounters } from '../http/queries.ts';
import { costOf } from '../prices.ts';
import type { Clock } from '../time/clock.ts';
import { type LocalDate, localDate } from '../time/local-days.ts';
import type { Ask, Prompt } from './ask.ts';
import { insertCall, type Operation } from './queries.ts';

/** Calls that one learner may cause in a local day. */
const mostPerLearner = 20;
/** Calls under way at the same time, in this process. */
const mostAtOnce = 8;
/** So long a model that failed or was too slow is left alone, so that not everybody waits for it. */
const restMs = 60_000;

export interface Learner {
  id: string;
  timeZone: string;
}

/** A result to be made with one or several calls. */
export interface Generation {
  id: string;
  examId: string;
  learner: Learner | null;
  /** Ends what takes too long. */
  signal: AbortSignal;
}

/** What becomes of an answer: what is made of it, or why it cannot be used. */
export type Judgement<Result> = { accepted: Result } | { refused: string };

export interface Desk {
  /** Name of the model. */
  model: string;
  /** Whether so many calls may be made now; then they are counted. */
  reserve: (calls: number, learner: Learner | null) => Promise<boolean>;
  /** Asks once and records it, whatever comes of it. Null where nothing usable came. */
  ask: <Answer, Result>(
    generation: Generation,
    operation: Operation,
    prompt: Prompt<Answer>,
    judge: (answer: Answer) => Judgement<Result> | Promise<Judgement<Result>>,
  ) => Promise<Result | null>;
  /** What a result may take. */
  patience: () => AbortSignal;
  /** Ends what is under way. */
  close: () => void;
}

const midnight = (day: LocalDate) => new Date(`${day}T00:00:00.000Z`);
const counterOf = (learnerId: string) => `model-calls:${learnerId}`;

/** The one place that asks a model: within the limits of the day, and with a record of every call. */
export function createDesk(db: Database, settings: ModelSettings, clock: Clock): Desk {
  let asking: Promise<Ask> | null = null;
  let underWay = 0;
  let restsUntil = 0;
  const closing = new AbortController();

  const countToday = (key: string, calls: number) => countInWindow(db, key, midnight(utcDay(clock())), calls);

  return {
    model: settings.name,
    patience: () => {
      // A timer keeps its controller; signals joined by AbortSignal.any may be collected before they end.
      const patience = new AbortController();
      const end = () => patience.abort();
      setTimeout(end, settings.patienceMs).unref();
      closing.signal.addEventListener('abort', end, { once: true, signal: patience.signal });
      return patience.signal;
    },
    close: () => closing.abort(),
    reserve: async (calls, learner) => {
      const now = clock();
      if (underWay >= mostAtOnce || now.getTime() < restsUntil) return false;
      if (learner) {
        const today = midnight(localDate(now, learner.timeZone));
        if ((await countInWindow(db, counterOf(learner.id), today, calls)) > mostPerLearner) return false;
      } else if ((await countToday('model-stock-calls', calls)) > settings.dailyStockCalls) return false;
      return (await countToday('model-calls', calls)) <= settings.dailyCalls;
    },
    ask: async ({ id, examId, learner, signal }, operation, prompt, judge) => {
      const began = performance.now();
      underWay += 1;
      try {
        // Nobody who has no model waits for its library at the start.
        asking ??= import('./ask.ts').then(({ createAsk }) => createAsk(settings));
        const ask = await asking;
        const reply = await ask(prompt, signal);
        const latencyMs = Math.round(performance.now() - began);
        if ('failure' in reply && reply.failure !== 'MALFORMED') restsUntil = clock().getTime() + restMs;
        const judged = 'failure' in reply ? { refused: reply.failure } : await judge(reply.answer);
        await insertCall(db, {
          generationId: id,
          examId,
          operation,
          model: settings.name,
          ...reply.usage,
          cost: costOf(settings.price, reply.usage),
          latencyMs,
          outcome: 'refused' in judged ? judged.refused : 'ACCEPTED',
          learnerId: learner?.id ?? null,
          now: clock(),
        });
        return 'refused' in judged ? null : judged.accepted;
      } finally {
        underWay -= 1;
      }
    },
  };
}

/** Removes what is counted for an account. */
export const forgetLearner = (tx: Tx, userId: string): Promise<void> => deleteCounters(tx, [counterOf(userId)]);
