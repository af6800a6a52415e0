import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/operations.ts';
import { selectExamTotals } from '../analytics/queries.ts';
import { percentage } from '../exams/present-exam.ts';
import { domainName, presentReasons } from '../questions/present-question.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { selectAttempts } from './queries.ts';
import { answerQuestion } from './service.ts';

export function attemptHandlers(db: Database, freeDailyCredits: number) {
  return {
    createAttempt: async ({ user, body, headers, locale, now }) => {
      const { questionId, examId, selected, timeMs } = body;
      const idempotencyKey = headers['idempotency-key'] ?? null;
      const answer = { userId: user.id, timeZone: user.timeZone, questionId, examId, selected, timeMs, idempotencyKey, now };
      const graded = await answerQuestion(db, answer, freeDailyCredits);
      return {
        status: graded.replayed ? 200 : 201,
        headers: graded.replayed ? { 'idempotent-replayed': 'true' } : {},
        data: {
          id: questionId, // a question is answered once, so its attempt needs no id of its own
          questionId,
          examId,
          selected,
          isCorrect: graded.isCorrect,
          correctAnswer: graded.item.key,
          ...presentReasons(graded.item, locale),
          creditsSpent: 1,
          creditsRemaining: graded.creditsLeft,
          createdAt: graded.createdAt.toISOString(),
        },
      };
    },
    listAttempts: async ({ user, query, locale }) => {
      const limit = query?.limit ?? 10;
      const after = query?.cursor === undefined ? null : readCursor(query.cursor);
      const rows = await selectAttempts(db, user.id, { examId: query?.examId ?? null, after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        data: page.map((row) => ({
          id: row.question_id,
          questionId: row.question_id,
          examId: row.exam_id,
          selected: row.selected,
          isCorrect: row.is_correct,
          timeMs: row.time_ms,
          domain: domainName(row.exam_id, row.domain, locale),
          createdAt: row.created_at.toISOString(),
        })),
        meta: { nextCursor: rows.length > limit && last ? writeCursor(last) : null },
      };
    },
    getAttemptStats: async ({ user }) => {
      const totals = await selectExamTotals(db, user.id);
      const sum = (value: (row: (typeof totals)[number]) => number) => totals.reduce((all, row) => all + value(row), 0);
      const answered = sum((row) => row.answered);
      const correct = sum((row) => row.correct);
      const timeMs = sum((row) => row.time_ms);
      return {
        data: {
          totalAttempts: answered,
          correctAnswers: correct,
          wrongAnswers: answered - correct,
          accuracy: percentage(correct, answered),
          averageTimeMs: answered === 0 ? null : Math.round(timeMs / answered),
          totalTimeMs: timeMs,
          creditsSpent: answered,
          byExam: totals
            .filter((row) => row.answered > 0)
            .map((row) => ({ examId: row.exam_id, totalAttempts: row.answered, accuracy: percentage(row.correct, row.answered) })),
        },
      };
    },
  } satisfies Partial<Handlers>;
}
