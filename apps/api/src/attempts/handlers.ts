import type { Database } from '../database/database.ts';
import type { Pipeline } from '../database/pipeline.ts';
import { ApiError } from '../http/errors.ts';
import type { Handlers } from '../http/operations.ts';
import { localeTags } from '../i18n/locale.ts';
import { examTotals } from '../analytics/service.ts';
import { percentage } from '../numbers.ts';
import { explanationOrFact, presentReasons } from '../questions/present-question.ts';
import type { Desk } from '../language-model/service.ts';
import type { Generator } from '../questions/generator.ts';
import { retell } from '../questions/retelling/service.ts';
import { findQuestion } from '../questions/service.ts';
import { isAnswered } from './queries.ts';
import { answerQuestion } from './service.ts';

export interface Explainers {
  generator: Generator;
  /** Null where there is no model. */
  desk: Desk | null;
}

export function attemptHandlers(
  { db, pipeline }: { db: Database; pipeline: Pipeline },
  { generator, desk }: Explainers,
  freeDailyCredits: number,
) {
  const requireAnswered = async (userId: string, questionId: string) => {
    const question = await findQuestion(db, userId, questionId);
    if (!question || !(await isAnswered(db, userId, questionId))) throw new ApiError('QUESTION_NOT_FOUND');
    return question.item;
  };
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
      const graded = await answerQuestion({ db, pipeline }, answer, freeDailyCredits);
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
          creditsSpent: graded.creditsSpent,
          creditsRemaining: graded.creditsLeft,
          dueOn: graded.dueOn,
          createdAt: graded.createdAt.toISOString(),
        },
      };
    },
    // Here and not with the questions: it is told to those who have answered.
    getQuestionExplanation: async ({ user, params, locale }) => {
      const item = await requireAnswered(user.id, params.questionId);
      return {
        data: {
          questionId: params.questionId,
          answer: item.key,
          ...presentReasons(item, locale),
          explanation: explanationOrFact(item, locale),
          language: localeTags[item.writer?.locale ?? locale],
        },
      };
    },
    generateExplanation: async ({ user, params, locale, now, log }) => {
      const { questionId } = params;
      const item = await requireAnswered(user.id, questionId);
      const own = item.writer?.locale ?? locale;
      const onFault = (error: unknown) => log.warn({ err: error }, 'an answer could not be explained by the model');
      const order = { learner: user, questionId, item, locale: own, now };
      const { text, model } = await retell({ db, generator, desk, onFault }, order);
      const { references } = presentReasons(item, own);
      const source = model === null ? ('KNOWLEDGE_BASE' as const) : ('MODEL' as const);
      return { data: { questionId, text, references, source, model, language: localeTags[own] } };
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
          creditsSpent: all.credits,
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
