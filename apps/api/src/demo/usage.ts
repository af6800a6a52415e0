import type { LocalDate } from '../time/local-days.ts';
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

const operation = 'GENERATE_QUESTION';

interface Sums {
  count: number;
  tokens: number;
  micros: number;
}

/** What making questions cost, by day, exam and model. */
export class Usage {
  readonly #days = new Map<string, Sums>();

  /** Makes a question with some model. Returns its name, null for the knowledge base, and what it cost in millionths of a dollar. */
  make(chance: Chance, day: LocalDate, examId: string): { model: string | null; micros: number } {
    const { name, price } = chance.weighted<Model>(models);
    const tokens = name === null ? 0 : Math.round(chance.between(1400, 3600));
    const micros = Math.round(tokens * price);
    addTo(this.#days, [day, examId, name ?? 'offline'].join('\t'), { count: 1, tokens, micros });
    return { model: name, micros };
  }

  write(rows: Rows): void {
    const totals = new Map<string, Sums>();
    for (const [key, sums] of this.#days) {
      const [day = '', examId = '', model = ''] = key.split('\t');
      rows.add('generation_days', day, examId, model, operation, 0, ...cellsOf(sums));
      addTo(totals, [examId, model].join('\t'), sums);
    }
    for (const [key, sums] of totals) {
      const [examId = '', model = ''] = key.split('\t');
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
