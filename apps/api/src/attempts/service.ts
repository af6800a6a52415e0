import { insertActivity } from '../activities/queries.ts';
import { isSimulated } from '../catalogue/catalogue.ts';
import { leftOf, lockCredits, spendOne } from '../credits/service.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Pipeline } from '../database/pipeline.ts';
import { lockEnrolment } from '../enrolments/queries.ts';
import { ApiError } from '../http/errors.ts';
import { accountGone } from '../http/signed-in.ts';
import type { Item } from '../questions/item.types.ts';
import { isAnswer } from '../questions/key.ts';
import { openItem } from '../questions/service.ts';
import { evidenceWith, weightOf } from '../readiness/service.ts';
import { type Card, cardAfter } from '../reviews/service.ts';
import { timeSince } from '../study-sessions/service.ts';
import { type LocalDate, localDate, startOfWeek } from '../time/local-days.ts';
import { findStanding, insertAnswer, type Standing, type StoredAnswer } from './queries.ts';

export interface Answer {
  userId: string;
  timeZone: string;
  questionId: string;
  examId: string;
  selected: string;
  timeMs: number;
  idempotencyKey: string | null;
  now: Date;
}

export interface Graded {
  item: Item;
  isCorrect: boolean;
  selected: string;
  createdAt: Date;
  creditsLeft: number;
  /** None for a review. */
  creditsSpent: 0 | 1;
  /** When its fact comes back for review; null where it does not. */
  dueOn: LocalDate | null;
  /** True when this answer had been given before and nothing was done now. */
  replayed: boolean;
}

/**
 * Grades and stores an answer and spends its credit, of a review none, at once and exactly once: the same answer again returns the first
 * result. Answers of one person follow one another, so that retries wait for the first.
 * Throws QUESTION_NOT_FOUND, QUESTION_ALREADY_ANSWERED, IDEMPOTENCY_KEY_REUSED, NOT_ENROLLED, INSUFFICIENT_CREDITS.
 */
export async function answerQuestion(
  { db, pipeline }: { db: Database; pipeline: Pipeline },
  answer: Answer,
  freeDaily: number,
): Promise<Graded> {
  const graded = await tryAnswer(pipeline, db, answer, freeDaily);
  if (graded) return graded;
  // Overtaken by another call of the same person. Holding the locks, it reads what will still be so when it writes.
  return db.transaction().execute(async (tx) => {
    await lockCredits(tx, answer.userId);
    await lockEnrolment(tx, answer.userId, answer.examId);
    const second = await tryAnswer(tx, tx, answer, freeDaily);
    if (!second) throw new Error('An answer was overtaken while it held the locks');
    return second;
  });
}

/** Reads, decides, writes. Null, with nothing done, where the person's standing changed between reading and writing. */
async function tryAnswer(
  reads: Pipeline | Tx,
  db: Database | Tx,
  answer: Answer,
  freeDaily: number,
): Promise<Graded | null> {
  const { userId, questionId, examId, selected, idempotencyKey, timeZone, now } = answer;
  const today = localDate(now, timeZone);
  const key = {
    userId,
    examId,
    questionId,
    idempotencyKey,
    today,
    weekStart: startOfWeek(today),
    dayBefore: new Date(now.getTime() - dayMs),
  };
  const standing = await findStanding(reads, key);
  if (!standing) throw accountGone();
  const { book_id, packed, modality_id } = standing;
  // Those of a simulation get their verdict at its end only.
  if (packed === null || isSimulated(examId, modality_id)) throw new ApiError('QUESTION_NOT_FOUND');
  const item = await openItem(db, { book_id, packed });

  if (standing.is_key_of_other) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  if (standing.attempted_at !== null) {
    if (standing.selected !== selected) throw new ApiError('QUESTION_ALREADY_ANSWERED');
    const isCorrect = standing.is_correct === true;
    const left = leftOf(standing, today, freeDaily);
    const creditsSpent = standing.is_free ? 0 : 1;
    return {
      item,
      isCorrect,
      selected,
      createdAt: standing.attempted_at,
      creditsLeft: left,
      creditsSpent,
      dueOn: dueOf(standing.card),
      replayed: true,
    };
  }
  if (!isAnswer(item, selected))
    throw new ApiError('VALIDATION_FAILED', { details: [{ field: 'selected', code: 'NOT_ALLOWED' }] });
  if (standing.enrolled_at === null) throw new ApiError('NOT_ENROLLED');

  // A fact comes back once a day; another question about it is paid like any other.
  const isFree = standing.is_review === true && standing.card !== null && standing.card.reviewed_on < today;
  const spending = isFree ? null : spendOne(standing, today, freeDaily);
  const card = standing.facts_hash === null ? null : cardAfter(standing.card, selected === item.key, today);
  const isCorrect = selected === item.key;
  const evident = {
    domain: item.domain,
    level: item.level,
    form: item.key.includes(',') ? ('pair' as const) : ('single' as const),
    isCorrect,
    weight: weightOf({
      timeMs: answer.timeMs,
      sameStem: standing.is_same_stem,
      sameFact: standing.is_same_fact,
      isWritten: item.writer !== undefined,
    }),
    day: today,
  };
  const stored: StoredAnswer = {
    attempt: {
      user_id: userId,
      question_id: questionId,
      exam_id: examId,
      domain: item.domain,
      topic: item.topic,
      selected,
      is_correct: isCorrect,
      level: evident.level,
      is_pair: evident.form === 'pair',
      weight: evident.weight,
      facts_hash: standing.facts_hash,
      stem_hash: standing.stem_hash,
      time_ms: answer.timeMs,
      local_date: today,
      idempotency_key: idempotencyKey,
      created_at: now,
    },
    readiness: evidenceWith(examId, standing.evidence, evident),
    spending,
    card: card === standing.card ? null : card,
    studied: standing.counted_until && timeSince(standing.counted_until, now, timeZone),
  };
  const days = milestoneOf(standing);
  const isStored = await (days === null
    ? insertAnswer(db, standing, stored)
    : atOnce(db, async (tx) => {
        if (!(await insertAnswer(tx, standing, stored))) return false;
        await insertActivity(tx, { userId, type: 'STREAK_MILESTONE', examId: null, facts: { days }, now });
        return true;
      }));
  if (!isStored) return null;
  const creditsLeft = spending?.left ?? leftOf(standing, today, freeDaily);
  return {
    item,
    isCorrect,
    selected,
    createdAt: now,
    creditsLeft,
    creditsSpent: spending ? 1 : 0,
    dueOn: dueOf(card),
    replayed: false,
  };
}

const dueOf = (card: Card | null) => (card === null || card.is_dropped ? null : card.due_on);

const dayMs = 86_400_000;
const streakMilestones = new Set([3, 5, 7]);

/** How many days of the week are active, where the first answer of a day makes that a milestone. */
function milestoneOf({ answered_today, other_active_days }: Standing): number | null {
  const days = other_active_days + 1;
  return answered_today === 0 && streakMilestones.has(days) ? days : null;
}

/** In the transaction that there is, or in one of its own. */
const atOnce = <Result>(db: Database | Tx, work: (tx: Database | Tx) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
