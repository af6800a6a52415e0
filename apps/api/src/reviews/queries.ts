import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { addDays, type LocalDate } from '../time/local-days.ts';
import type { Card } from './memory.ts';

const memory = ['stability', 'difficulty', 'times', 'reviewed_on', 'due_on', 'is_dropped'] as const;

/** Facts that are asked again at once: more than anybody reviews in a sitting. */
const mostDue = 60;
/** So long a fact that was asked again waits for its answer, while others are due. */
const waitMinutes = 60;

export interface DueKey {
  userId: string;
  examId: string;
  today: LocalDate;
  now: Date;
}

/** Marks of the facts of an exam that are due, longest overdue first, those that wait for an answer last. */
export const dueMarks = ({ userId, examId, today, now }: DueKey) => sql<{ facts: number; waits: boolean }>`
    select facts_hash as facts, exists (
      select from questions
      where user_id = card.user_id and exam_id = card.exam_id and facts_hash = card.facts_hash and is_review
        and created_at > ${now}::timestamptz - make_interval(mins => ${waitMinutes})
    ) as waits
    from review_cards card
    where user_id = ${userId} and exam_id = ${examId} and due_on <= ${today} and not is_dropped
    order by waits, due_on, facts_hash limit ${mostDue}`;

/** What is remembered of facts of an exam, at least one, by mark. */
export async function selectCards(tx: Tx, userId: string, examId: string, marks: readonly number[]) {
  const rows = await tx
    .selectFrom('review_cards')
    .select(['facts_hash', 'question_id', ...memory])
    .where('user_id', '=', userId)
    .where('exam_id', '=', examId)
    .where('facts_hash', 'in', [...marks])
    .execute();
  return new Map(rows.map(({ facts_hash, ...card }) => [facts_hash, card]));
}

export interface StoredCard extends Card {
  facts_hash: number;
  question_id: string;
}

/** Stores cards of facts of an exam, in place of those that were. The caller holds the enrolment's lock. */
export async function upsertCards(tx: Tx, userId: string, examId: string, cards: readonly StoredCard[]): Promise<void> {
  await tx
    .insertInto('review_cards')
    .values(cards.map((card) => ({ user_id: userId, exam_id: examId, ...card })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'exam_id', 'facts_hash']).doUpdateSet((set) => ({
        stability: set.ref('excluded.stability'),
        difficulty: set.ref('excluded.difficulty'),
        times: set.ref('excluded.times'),
        reviewed_on: set.ref('excluded.reviewed_on'),
        due_on: set.ref('excluded.due_on'),
        is_dropped: set.ref('excluded.is_dropped'),
        question_id: set.ref('excluded.question_id'),
      })),
    )
    .execute();
}

/** Facts of the exam of an enrolment that are due on a day. */
export const countDue = (today: LocalDate) =>
  sql<number>`(
    select count(*) from review_cards
    where user_id = enrolments.user_id and exam_id = enrolments.exam_id and due_on <= ${today} and not is_dropped
  )`.as('reviews_due');

/** What an answered question was about; undefined for one that was not answered. */
export function findAnswered(db: Database | Tx, userId: string, questionId: string) {
  return db
    .selectFrom('attempts')
    .select(['exam_id', 'facts_hash'])
    .where('user_id', '=', userId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
}

/** Facts of a person that come back within days, soonest first, as the question that asked them last; at most so many. */
export function selectDeck(db: Database, userId: string, until: LocalDate, limit: number) {
  return db
    .selectFrom('review_cards as card')
    .innerJoin('questions', (join) =>
      join.onRef('questions.user_id', '=', 'card.user_id').onRef('questions.id', '=', 'card.question_id'),
    )
    .innerJoin('attempts', (join) =>
      join.onRef('attempts.user_id', '=', 'card.user_id').onRef('attempts.question_id', '=', 'card.question_id'),
    )
    .select([
      'card.exam_id',
      'card.question_id',
      'card.due_on',
      'card.times',
      'attempts.is_correct',
      'attempts.local_date',
      'questions.book_id',
      'questions.packed',
    ])
    .where('card.user_id', '=', userId)
    .where('card.is_dropped', '=', false)
    .where('card.due_on', '<=', until)
    .orderBy('card.due_on')
    .orderBy('card.facts_hash')
    .limit(limit)
    .execute();
}

/** How many facts of a person come back on each day; what is overdue counts on its day. */
export function countByDay(db: Database, userId: string) {
  return db
    .selectFrom('review_cards')
    .select((column) => ['exam_id', 'due_on', column.fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .where('is_dropped', '=', false)
    .groupBy(['exam_id', 'due_on'])
    .execute();
}

/** Reviews that a person answered on a day. */
export function countDone(db: Database, userId: string, today: LocalDate) {
  return (
    db
      .selectFrom('attempts')
      .innerJoin('questions', (join) =>
        join.onRef('questions.user_id', '=', 'attempts.user_id').onRef('questions.id', '=', 'attempts.question_id'),
      )
      .select((column) => [
        column.fn.countAll<number>().as('done'),
        column.fn.countAll<number>().filterWhere('is_correct', '=', true).as('right'),
      ])
      .where('attempts.user_id', '=', userId)
      .where('attempts.local_date', '=', today)
      // A day of anybody's zone begins less than a day before that of UTC.
      .where('attempts.created_at', '>=', sql<Date>`${addDays(today, -1)}::timestamptz`)
      .where('questions.is_review', '=', true)
      .executeTakeFirstOrThrow()
  );
}
