import type { Database, Tx } from '../database/database.ts';
import { lockEnrolment } from '../enrolments/queries.ts';
import { ApiError } from '../http/errors.ts';
import type { Item } from '../questions/item.types.ts';
import { openItem } from '../questions/service.ts';
import { addDays, type LocalDate, localDate } from '../time/local-days.ts';
import { cardAfter, cardWanted } from './memory.ts';
import { countByDay, countDone, findAnswered, selectCards, selectDeck, dueMarks, upsertCards } from './queries.ts';

export { type Card, cardAfter } from './memory.ts';

/** Whose deck, and in which zone their days begin. */
export interface Learner {
  id: string;
  timeZone: string;
}

/** Marks of the facts of an exam to ask about again, most urgent first: of them those that do not wait for an answer already. */
export async function dueFacts(db: Database, learner: Learner, examId: string, now: Date) {
  const today = localDate(now, learner.timeZone);
  const { rows } = await dueMarks({ userId: learner.id, examId, today, now }).execute(db);
  return { all: rows.map(({ facts }) => facts), fresh: freshOf(rows) };
}

/** Those that do not wait for an answer. */
export const freshOf = (rows: readonly { facts: number; waits: boolean }[]): number[] =>
  rows.flatMap(({ facts, waits }) => (waits ? [] : [facts]));

/** Notes answers that were graded together, in the order of giving. The caller holds the enrolment's lock. */
export async function reviewGraded(
  tx: Tx,
  { userId, examId }: { userId: string; examId: string },
  answers: readonly { questionId: string; factsHash: number | null; isCorrect: boolean; localDate: LocalDate }[],
): Promise<void> {
  const asked = answers.flatMap(({ factsHash, ...answer }) => (factsHash === null ? [] : [{ ...answer, factsHash }]));
  if (asked.length === 0) return;
  const cards = await selectCards(
    tx,
    userId,
    examId,
    asked.map(({ factsHash }) => factsHash),
  );
  const changed = new Set<number>();
  for (const { questionId, factsHash, isCorrect, localDate: day } of asked) {
    const before = cards.get(factsHash) ?? null;
    const after = cardAfter(before, isCorrect, day);
    if (after && after !== before) {
      cards.set(factsHash, { ...after, question_id: questionId });
      changed.add(factsHash);
    }
  }
  const stored = [...cards].flatMap(([facts_hash, card]) => (changed.has(facts_hash) ? [{ ...card, facts_hash }] : []));
  if (stored.length > 0) await upsertCards(tx, userId, examId, stored);
}

/**
 * Puts the fact of an answered question into the deck, to come back tomorrow, or takes it out for good. Says when it comes
 * back, null for never. Throws QUESTION_NOT_FOUND for a question without an answer.
 */
export async function wantReview(
  db: Database,
  learner: Learner,
  { questionId, isWanted, now }: { questionId: string; isWanted: boolean; now: Date },
): Promise<LocalDate | null> {
  const answered = await findAnswered(db, learner.id, questionId);
  if (!answered || answered.facts_hash === null) throw new ApiError('QUESTION_NOT_FOUND');
  const { exam_id: examId, facts_hash } = answered;
  return db.transaction().execute(async (tx) => {
    if (!(await lockEnrolment(tx, learner.id, examId))) throw new ApiError('QUESTION_NOT_FOUND');
    const before = (await selectCards(tx, learner.id, examId, [facts_hash])).get(facts_hash) ?? null;
    if (!isWanted && before === null) return null;
    const wanted = cardWanted(before, localDate(now, learner.timeZone));
    const card = isWanted ? wanted : { ...wanted, is_dropped: true };
    await upsertCards(tx, learner.id, examId, [{ ...card, facts_hash, question_id: questionId }]);
    return isWanted ? card.due_on : null;
  });
}

export interface DeckFact {
  examId: string;
  questionId: string;
  item: Item;
  dueOn: LocalDate;
  times: number;
  isCorrect: boolean;
  answeredOn: LocalDate;
}

export interface Deck {
  today: LocalDate;
  /** By exam. */
  due: { examId: string; count: number }[];
  done: number;
  right: number;
  /** Today and the days after it. */
  days: { date: LocalDate; count: number }[];
  facts: DeckFact[];
}

const shownDays = 7;
const mostShown = 100;

/** What is in a learner's deck: what is due today, the week ahead, and the facts themselves. */
export async function deckOf(db: Database, learner: Learner, now: Date): Promise<Deck> {
  const today = localDate(now, learner.timeZone);
  const last = addDays(today, shownDays - 1);
  const [counts, { done, right }, rows] = await Promise.all([
    countByDay(db, learner.id),
    countDone(db, learner.id, today),
    selectDeck(db, learner.id, last, mostShown),
  ]);
  const due = counts.filter(({ due_on }) => due_on <= today);
  const sum = (of: typeof counts) => of.reduce((all, { count }) => all + count, 0);
  const facts = rows.map(async (row) => ({
    examId: row.exam_id,
    questionId: row.question_id,
    item: await openItem(db, row),
    dueOn: row.due_on,
    times: row.times,
    isCorrect: row.is_correct,
    answeredOn: row.local_date,
  }));
  return {
    today,
    due: [...Map.groupBy(due, ({ exam_id }) => exam_id)].map(([examId, own]) => ({ examId, count: sum(own) })),
    done,
    right,
    days: Array.from({ length: shownDays }, (_day, index) => {
      const date = addDays(today, index);
      return { date, count: sum(index === 0 ? due : counts.filter(({ due_on }) => due_on === date)) };
    }),
    facts: await Promise.all(facts),
  };
}
