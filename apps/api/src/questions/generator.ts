import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { isActive, listExams } from '../catalogue/catalogue.ts';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Level } from '../knowledge/knowledge.types.ts';
import type { GenerateRequest } from './engine.ts';
import type { Item, Preference, Seen } from './item.types.ts';
import type { Miss } from './missed.ts';
import type { judgeText, TextOrder } from './retelling/judge.ts';
import type { Brief, BriefOrder } from './written/brief.ts';
import type { judge, JudgeOrder } from './written/judge.ts';

export interface DrawOrder {
  examId: string;
  scope: GenerateRequest['scope'];
  level: Level | null;
  /** Null: nothing is preferred. */
  preference: Preference | null;
  /** Most recent first. */
  seen: readonly Seen[];
  /** One for each question to draw; it is also the seed. */
  ids: readonly string[];
  /** The official domain of each of them; null leaves it to chance. */
  domains: readonly string[] | null;
  /**
   * Marks of the concepts to ask about again, first choice first. In a group, one that can be told in other words goes before
   * one that cannot; only where a group has none, the next one follows. Null: whatever the scope has. Then a draw may give none.
   */
  again: readonly (readonly number[])[] | null;
  /** How those, and what is preferred because it is due, were answered wrong last, by mark, as far as it is known. */
  misses: ReadonlyMap<number, Miss>;
  /** Marks of what is asked of nobody. */
  barred: readonly number[];
  bookId: number;
  bookBody: Uint8Array<SharedArrayBuffer>;
}

export interface FactsOrder {
  item: Item;
  locale: Locale;
}

export interface DrawnQuestion {
  id: string;
  item: Item;
  seen: Seen;
  packed: Uint8Array;
}

export interface Generator {
  /** Throws SERVICE_UNAVAILABLE when too many wait already, when it takes too long, or when the thread dies. */
  draw: (order: DrawOrder) => Promise<DrawnQuestion[]>;
  /** The phrase book of an exam as it is now. */
  makeBook: (examId: string) => Promise<Uint8Array>;
  /** What a model may write about; null where there is nothing. */
  brief: (order: BriefOrder) => Promise<Brief | null>;
  /** What a model wrote, as a question, or why not. */
  judge: (order: JudgeOrder) => Promise<ReturnType<typeof judge>>;
  /** A question explained from its options, with the facts of the knowledge base. */
  retell: (order: FactsOrder) => Promise<string>;
  /** What a model wrote to explain a question, or why it cannot be shown. */
  judgeText: (order: TextOrder) => Promise<ReturnType<typeof judgeText>>;
  /** Starts the threads and loads the exams, so that the first learner does not wait for it. */
  warm: () => void;
  close: () => Promise<void>;
}

/** What a thread answers: a task that fails is another thing than a thread that is lost. */
export type Outcome<Result> = { result: Result } | { fault: string };

export interface GeneratorOptions {
  /** Told when a thread is lost. */
  onLoss?: (error: unknown) => void;
  filename?: string;
  threads?: number;
  /** Draws that may wait; one more is refused at once. */
  mostWaiting?: number;
  /** Less than the 20 seconds in which a call is answered. */
  timeoutMs?: number;
}

/** Draws questions in threads of their own, so that nobody's questions hold up another call. */
export function createGenerator({
  onLoss = () => undefined,
  filename = new URL('./worker.ts', import.meta.url).href,
  threads = Math.min(4, Math.max(1, availableParallelism() - 1)),
  mostWaiting = 60,
  timeoutMs = 18_000,
}: GeneratorOptions = {}): Generator {
  let started: Piscina | null = null;
  let isClosing = false;
  const pool = () =>
    (started ??= new Piscina({
      filename,
      minThreads: threads,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
    }).on('error', onLoss));
  // Counted here, because Piscina's own limit does not hold for tasks that can be cut off.
  let underWay = 0;
  const run = async <Result>(name: string, task: unknown): Promise<Result> => {
    if (underWay >= threads + mostWaiting) throw new ApiError('SERVICE_UNAVAILABLE');
    underWay += 1;
    const outcome: Outcome<Result> = await pool()
      .run(task, { name, signal: AbortSignal.timeout(timeoutMs) })
      .catch((error: unknown) => {
        if (!isClosing) onLoss(error);
        throw new ApiError('SERVICE_UNAVAILABLE');
      })
      .finally(() => (underWay -= 1));
    if ('fault' in outcome) throw new Error(outcome.fault);
    return outcome.result;
  };
  /** Exam after exam in every thread: whoever asks meanwhile waits for one of them at most. */
  const load = async () => {
    for (const { id } of listExams().filter(isActive))
      await Promise.all(Array.from({ length: threads }, () => pool().run(id, { name: 'load' })));
  };
  return {
    draw: (order) => run('draw', order),
    makeBook: (examId) => run('makeBook', examId),
    brief: (order) => run('brief', order),
    judge: (order) => run('judge', order),
    retell: (order) => run('retell', order),
    judgeText: (order) => run('judgeText', order),
    warm: () => void load().catch(() => undefined), // who asks then loads it, or hears why not
    close: async () => {
      isClosing = true;
      await started?.destroy();
    },
  };
}
