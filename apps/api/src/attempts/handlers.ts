import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import type { Handlers } from '../http/operations.ts';
import { localeTags } from '../i18n/locale.ts';
import { examTotals } from '../analytics/service.ts';
import { percentage } from '../numbers.ts';
import { presentReasons } from '../questions/present-question.ts';
import { findQuestion } from '../questions/service.ts';
import { isAnswered } from './queries.ts';
import { answerQuestion } from './service.ts';

export function attemptHandlers(db: Database, freeDailyCredits: number) {
  return {
    createAttempt: async ({ user, body, headers, locale, now }) => {
      const { questionId, examId, selected, timeMs } = body;
      const idempotencyKey = headers['idempotency-key'] ?? null;
      const answer = {
        userId: user.id,
        timeZone: user.timeZone,
        questionId,
        examId,
        selected,
        timeMs,
        idempotencyKey,
        now,
      };
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
    // Here and not with the questions: it is told to those who have answered.
    getQuestionExplanation: async ({ user, params, locale }) => {
      const question = await findQuestion(db, user.id, params.questionId);
      if (!question || !(await isAnswered(db, user.id, params.questionId))) throw new ApiError('QUESTION_NOT_FOUND');
      return {
        data: {
          questionId: params.questionId,
          answer: question.item.key,
          ...presentReasons(question.item, locale),
          language: localeTags[locale],
        },
      };
    },
    getAttemptStats: async ({ user }) => {
      const { rows, all } = await examTotals(db, user.id);
      return {
        data: {
          totalAttempts: all.answered,
          correctAnswers: all.correct,
          wrongAnswers: all.answered - all.correct,
          accuracy: all.accuracy,
          averageTimeMs: all.answered === 0 ? null : Math.round(all.timeMs / all.answered),
          totalTimeMs: all.timeMs,
          creditsSpent: all.answered,
          byExam: rows
            .filter((row) => row.answered > 0)
            .map((row) => ({
              examId: row.exam_id,
              totalAttempts: row.answered,
              accuracy: percentage(row.correct, row.answered),
            })),
        },
      };
    },
  } satisfies Partial<Handlers>;
}
