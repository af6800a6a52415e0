import { utcDay } from '../database/platform-days.ts';
import type { Chance } from './chance.ts';
import type { Rows } from './rows.ts';

interface Model {
  /** Null: the knowledge base. */
  name: string | null;
  /** Millionths of a dollar for a token. */
  price: number;
}

/** What makes questions on the simulated platform, with its share. */
const models: readonly (readonly [Model, number])[] = [
  [{ name: null, price: 0 }, 55],
  [{ name: 'exemplo-medio-1', price: 2.4 }, 20],
  [{ name: 'exemplo-leve-1', price: 0.4 }, 25],
];

const made = 'GENERATE_QUESTION';

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

  /** Makes a question with some model, which then checks it. Returns its name, null for the knowledge base, and what it cost in millionths of a dollar. */
  make(chance: Chance, examId: string, at: Date): { model: string | null; micros: number } {
    const { name, price } = chance.weighted<Model>(models);
    const day = utcDay(at);
    if (name === null) {
      addTo(this.#days, [day, examId, 'offline', made].join('\t'), { count: 1, tokens: 0, micros: 0 });
      return { model: null, micros: 0 };
    }
    const generationId = chance.id();
    let cost = 0;
    for (const [operation, least, most] of [
      [made, 1400, 3600],
      ['CHECK_QUESTION', 700, 1500],
    ] as const) {
      const tokens = Math.round(chance.between(least, most));
      const written = Math.round(tokens * 0.3);
      const micros = Math.round(tokens * price);
      const latency = Math.round(chance.between(600, 4200));
      this.#rows.add(
        ...(['model_calls', generationId, examId, operation, name, tokens - written, written] as const),
        ...([dollars(micros), latency, 'ACCEPTED', at] as const),
      );
      addTo(this.#days, [day, examId, name, operation].join('\t'), { count: 1, tokens, micros });
      cost += micros;
    }
    return { model: name, micros: cost };
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
