import { creditsLeft } from '../credits/service.ts';
import type { Handlers } from '../http/operations.ts';
import { localDate } from '../time/local-days.ts';
import { presentQuestion } from './present-question.ts';
import { type Advise, drawQuestions, generateQuestion, type Room } from './service.ts';

export function questionHandlers(room: Room & { advise: Advise }, freeDailyCredits: number) {
  return {
    generateQuestion: async ({ user, body, locale, now }) => {
      const { examId, domain, difficulty = 'MEDIUM', subtopic, missed = false } = body;
      const wish = { examId, domain, difficulty, subtopic, missed };
      const { id, item, reason } = await generateQuestion(room, user, wish, now);
      return {
        data: {
          question: presentQuestion(id, item, locale),
          generatedAt: now.toISOString(),
          model: null,
          reason,
          creditsRemaining: await creditsLeft(room.db, user.id, localDate(now, user.timeZone), freeDailyCredits),
        },
      };
    },
    listRandomQuestions: async ({ user, query, locale, now }) => {
      const questions = await drawQuestions(room, user, query.examId, query.limit ?? 1, now);
      return { data: questions.map(({ id, item }) => presentQuestion(id, item, locale)) };
    },
  } satisfies Partial<Handlers>;
}
