import { utcDay } from '../database/platform-days.ts';
import type { Chance } from './chance.ts';
import type { Rows } from './rows.ts';

interface Model {
  /** Null: the knowledge base. */
  name: string | null;
  /** Millionths of a dollar for a token. */
  price: number;
  /** How many times as long as the fastest it takes. */
  slowness: number;
}

/** What makes questions on the simulated platform, with its share. */
const models: readonly (readonly [Model, number])[] = [
  [{ name: null, price: 0, slowness: 1 }, 55],
  [{ name: 'exemplo-medio-1', price: 2.4, slowness: 1.9 }, 20],
  [{ name: 'exemplo-leve-1', price: 0.4, slowness: 1 }, 25],
];

const made = 'GENERATE_QUESTION';

/** What a question takes: the calls with their tokens, and how they end with its share. */
const steps = [
  {
    operation: made,
    tokens: [1400, 3600],
    ms: [1100, 3200],
    ends: [
      ['ACCEPTED', 90],
      ['UNKNOWN_SERVICE', 3],
      ['WRONG_KEY', 2],
      ['MALFORMED', 2],
      ['LINT_LEAK', 1],
      ['TIMED_OUT', 2],
    ],
  },
  {
    operation: 'CHECK_QUESTION',
    tokens: [700, 1500],
    ms: [350, 1400],
    ends: [
      ['ACCEPTED', 94],
      ['TWO_RIGHT', 4],
      ['OTHER_KEY', 2],
    ],
  },
] as const;

const patienceMs = 12_000;

interface Sums {
  count: number;
  tokens: number;
  micros: number;
}

/** What making questions cost, by day, exam, model and operation. */
export class Usage {
  readonly #days = new Map<string, Sums>();
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  /**
   * Makes a question with some model, which then checks it; what is refused the knowledge base replaces. Returns the model's
   * name, null for the knowledge base, and what it cost in millionths of a dollar.
   */
  make(chance: Chance, examId: string, at: Date): { model: string | null; micros: number } {
    const { name, price, slowness } = chance.weighted<Model>(models);
    const day = utcDay(at);
    const add = (model: string, operation: string, sums: Sums) =>
      addTo(this.#days, [day, examId, model, operation].join('\t'), sums);
    let cost = 0;
    let isMade = name !== null;
    const generationId = chance.id();
    for (const {
      operation,
      tokens: [least, most],
      ms: [shortest, longest],
      ends,
    } of steps) {
      if (name === null || !isMade) break;
      const outcome = chance.weighted<string>(ends);
      const isLate = outcome === 'TIMED_OUT';
      isMade = outcome === 'ACCEPTED';
      const tokens = isLate ? 0 : Math.round(chance.between(least, most));
      const written = Math.round(tokens * 0.3);
      const micros = Math.round(tokens * price);
      const latency = isLate ? patienceMs : Math.round(slowness * chance.between(shortest, longest));
      this.#rows.add(
        ...(['model_calls', generationId, examId, operation, name, tokens - written, written] as const),
        ...([dollars(micros), latency, outcome, at] as const),
      );
      add(name, operation, { count: operation === made ? 0 : 1, tokens, micros });
      cost += micros;
    }
    add(isMade && name !== null ? name : 'offline', made, { count: 1, tokens: 0, micros: 0 });
    return { model: isMade ? name : null, micros: cost };
  }

  /** Adds the sums to the rows, once everybody has studied. */
  write(): void {
    const rows = this.#rows;
    const totals = new Map<string, Sums>();
    for (const [key, sums] of this.#days) {
      const [day = '', examId = '', model = '', operation = ''] = key.split('\t');
      rows.add('generation_days', day, examId, model, operation, 0, ...cellsOf(sums));
      addTo(totals, [examId, model, operation].join('\t'), sums);
    }
    for (const [key, sums] of totals) {
      const [examId = '', model = '', operation = ''] = key.split('\t');
      rows.add('generation_totals', examId, model, operation, 0, ...cellsOf(sums));
    }
  }
}

function addTo(all: Map<string, Sums>, key: string, { count, tokens, micros }: Sums): void {
  const sums = all.get(key) ?? { count: 0, tokens: 0, micros: 0 };
  all.set(key, { count: sums.count + count, tokens: sums.tokens + tokens, micros: sums.micros + micros });
}

/** Millionths of a dollar as the database has them. */
export const dollars = (micros: number): string => (micros / 1e6).toFixed(6);

const cellsOf = ({ count, tokens, micros }: Sums) => [count, tokens, dollars(micros)] as const;
