import { findAttempt } from '../attempts/queries.ts';
import { creditsLeft } from '../credits/service.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import { localeTags } from '../i18n/locale.ts';
import type { Handlers } from '../http/operations.ts';
import { localDate } from '../time/local-days.ts';
import { presentQuestion, presentReasons } from './present-question.ts';
import { findQuestion } from './queries.ts';
import { drawQuestions, generateQuestion } from './service.ts';

export function questionHandlers(db: Database, freeDailyCredits: number) {
  return {
    generateQuestion: async ({ user, body, locale, now }) => {
      const { examId, domain, difficulty = 'MEDIUM', subtopic } = body;
      const { id, item } = await generateQuestion(db, user.id, { examId, domain, difficulty, subtopic }, now);
      return {
        data: {
          question: presentQuestion(id, item, locale),
          generatedAt: now.toISOString(),
          model: null,
          creditsRemaining: await creditsLeft(db, user.id, localDate(now, user.timeZone), freeDailyCredits),
        },
      };
    },
    listRandomQuestions: async ({ user, query, locale, now }) => {
      const questions = await drawQuestions(db, user.id, query.examId, query.limit ?? 1, now);
      return { data: questions.map(({ id, item }) => presentQuestion(id, item, locale)) };
    },
    getQuestionExplanation: async ({ user, params, locale }) => {
      const question = await findQuestion(db, user.id, params.questionId);
      const answered = question && (await findAttempt(db, user.id, params.questionId));
      if (!question || !answered) throw new ApiError('QUESTION_NOT_FOUND');
      return {
        data: {
          questionId: params.questionId,
          answer: question.item.key,
          ...presentReasons(question.item, locale),
          language: localeTags[locale],
        },
      };
    },
  } satisfies Partial<Handlers>;
}
