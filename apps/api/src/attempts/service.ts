import { insertActivity } from '../activities/queries.ts';
import { countActiveDays, countAnswers } from '../analytics/queries.ts';
import { creditsLeft, debit, lockCredits } from '../credits/service.ts';
import type { Database, Tx } from '../database/database.ts';
import type { LocalDate } from '../database/schema.ts';
import { lockEnrolment } from '../exams/queries.ts';
import { ApiError } from '../http/errors.ts';
import type { Item } from '../questions/item.types.ts';
import { findQuestion } from '../questions/queries.ts';
import { countRunningTime } from '../study-sessions/service.ts';
import { localDate, startOfWeek } from '../time/local-days.ts';
import { findAttempt, insertAttempt, isKeyUsed } from './queries.ts';

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
  /** True when this answer had been given before and nothing was done now. */
  replayed: boolean;
}

/**
 * Grades and stores an answer and spends its credit, in one transaction and exactly once: the same answer again
 * returns the first result. Answers of one person follow one another, so that retries wait for the first.
 * Throws QUESTION_NOT_FOUND, QUESTION_ALREADY_ANSWERED, IDEMPOTENCY_KEY_REUSED, NOT_ENROLLED, INSUFFICIENT_CREDITS.
 */
export async function answerQuestion(db: Database, answer: Answer, freeDaily: number): Promise<Graded> {
  const { userId, questionId, examId, selected, idempotencyKey, now } = answer;
  const today = localDate(now, answer.timeZone);

  return db.transaction().execute(async (tx) => {
    const balance = await lockCredits(tx, userId);
    const isEnrolled = await lockEnrolment(tx, userId, examId);
    const question = await findQuestion(tx, userId, questionId);
    if (!question || question.exam_id !== examId) throw new ApiError('QUESTION_NOT_FOUND');
    const { item } = question;

    const earlier = await findAttempt(tx, userId, questionId);
    if (earlier) {
      if (earlier.selected !== selected) throw new ApiError('QUESTION_ALREADY_ANSWERED');
      const left = await creditsLeft(tx, userId, today, freeDaily);
      return { item, isCorrect: earlier.is_correct, selected, createdAt: earlier.created_at, creditsLeft: left, replayed: true };
    }
    if (idempotencyKey !== null && (await isKeyUsed(tx, userId, idempotencyKey))) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
    if (!item.options.some(({ label }) => label === selected))
      throw new ApiError('VALIDATION_FAILED', { details: [{ field: 'selected', code: 'NOT_ALLOWED' }] });
    if (!isEnrolled) throw new ApiError('NOT_ENROLLED');

    const left = await debit(tx, balance, { userId, questionId, today, now, freeDaily });
    const isCorrect = selected === item.key;
    await insertAttempt(tx, {
      user_id: userId,
      question_id: questionId,
      exam_id: examId,
      domain: item.domain,
      selected,
      is_correct: isCorrect,
      time_ms: answer.timeMs,
      local_date: today,
      idempotency_key: idempotencyKey,
      created_at: now,
    });
    const facts = { domain: item.domain, level: item.level };
    await insertActivity(tx, { userId, examId, type: isCorrect ? 'QUESTION_CORRECT' : 'QUESTION_INCORRECT', facts, now });
    await recordStreak(tx, userId, today, now);
    await countRunningTime(tx, { userId, examId, now, timeZone: answer.timeZone });
    return { item, isCorrect, selected, createdAt: now, creditsLeft: left, replayed: false };
  });
}

const streakMilestones = new Set([3, 5, 7]);

/** Notes a milestone when the first answer of a day makes the week's streak reach it. */
async function recordStreak(tx: Tx, userId: string, today: LocalDate, now: Date): Promise<void> {
  if ((await countAnswers(tx, userId, today)) !== 1) return;
  const days = await countActiveDays(tx, userId, startOfWeek(today), today);
  if (streakMilestones.has(days)) await insertActivity(tx, { userId, examId: null, type: 'STREAK_MILESTONE', facts: { days }, now });
}
