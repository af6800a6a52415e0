import type { Database, Tx } from '../database/database.ts';
import type { Item } from '../questions/item.types.ts';
import { openItem } from '../questions/service.ts';
import { itemKeyOf, noteOddItem, withdrawOdd } from '../reports/service.ts';
import { enough, findOddities } from './figures.ts';
import {
  addTallies,
  addTimes,
  beginCount,
  selectMedianTimes,
  selectStatistics,
  setOddities,
  takeUncounted,
} from './queries.ts';
import { addAnswer, type ItemTally } from './tally.ts';

export { discrimination, enough, findOddities, optionOddity, wrongOptions } from './figures.ts';
export { nameOf } from './tally.ts';
export { forgetStatistics, selectOften, selectStatistics } from './queries.ts';

/** Answers that are counted at once: some milliseconds of the server's time. */
const batch = 500;

/**
 * Counts answers that no item counts yet into the sums of their items, in batches. Each answer is counted once, whichever
 * process does it and whenever it ends. What stands out is put before the administrators. Returns how many were counted.
 */
export async function tallyAnswers(db: Database, now: Date, mostBatches = Number.POSITIVE_INFINITY): Promise<number> {
  let counted = 0;
  for (let turn = 0; turn < mostBatches; turn++) {
    const { taken, odd, even } = await db.transaction().execute(tallyBatch);
    // By itself: whoever decides on an item may hold it for longer than answers should.
    for (const question of odd) await noteOddItem(db, question, { question, answers: question.answers, now });
    if (even.length > 0) await withdrawOdd(db, even);
    counted += taken;
    if (taken < batch) break;
  }
  return counted;
}

async function tallyBatch(tx: Tx) {
  if (!(await beginCount(tx))) return { taken: 0, odd: [], even: [] };
  const rows = await takeUncounted(tx, batch);
  const tallies = new Map<string, ItemTally & { book_id: number | null; packed: Buffer }>();
  for (const { book_id, packed, ...row } of rows) {
    if (!packed) continue;
    const item = await openItem(tx, { book_id, packed });
    const { exam_id, asked_hash } = itemKeyOf(item);
    const name = `${exam_id} ${asked_hash}`;
    const known = tallies.get(name);
    const sums = addAnswer(known, {
      item,
      selected: row.selected,
      isCorrect: row.is_correct,
      at: row.created_at,
      timeMs: row.time_ms,
      othersAnswered: row.others_answered,
      othersCorrect: row.others_correct,
    });
    if (!known) tallies.set(name, { ...sums, book_id, packed });
  }
  const inOrder = [...tallies.keys()].toSorted().flatMap((name) => tallies.get(name) ?? []);
  await addTallies(tx, inOrder);
  await addTimes(tx, inOrder);
  const counted = await selectStatistics(tx, [...tallies.values()]);
  for (const { sums, options } of counted) {
    const oddities = findOddities(sums, options);
    if (oddities.join() !== sums.oddities.join()) await setOddities(tx, sums, oddities);
    sums.oddities = oddities;
  }
  const all = counted.map(({ sums }) => sums);
  return {
    taken: rows.length,
    odd: all.filter(({ oddities }) => oddities.length > 0),
    even: all.filter(({ oddities }) => oddities.length === 0),
  };
}

/** Milliseconds that half of the answers to each question's item took at most; null where too few are known. */
export async function medianTimes(db: Database, items: readonly Item[]): Promise<(number | null)[]> {
  const keys = items.map(itemKeyOf);
  const nameOfItem = ({ exam_id, asked_hash }: (typeof keys)[number]) => `${exam_id} ${asked_hash}`;
  const known = keys.length === 0 ? [] : await selectMedianTimes(db, keys, enough.answers);
  const seconds = new Map(known.map((found) => [nameOfItem(found), found.seconds]));
  return keys.map((key) => {
    const median = seconds.get(nameOfItem(key));
    return median === undefined ? null : median * 1000;
  });
}
