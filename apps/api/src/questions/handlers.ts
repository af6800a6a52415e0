import type { FastifyBaseLogger } from 'fastify';
import { creditsLeft } from '../credits/service.ts';
import type { Handlers } from '../http/operations.ts';
import { localDate } from '../time/local-days.ts';
import { findLastMiss } from './queries.ts';
import { presentQuestion } from './present-question.ts';
import { type Advise, drawQuestions, type FindDue, type FindWritten, generateQuestion, type Room } from './service.ts';
import { findWritten } from './written/service.ts';
import type { Workshop } from './written/write.ts';

export function questionHandlers(
  { advise, findDue, workshop, ...room }: Room & { advise: Advise; findDue: FindDue; workshop: Workshop | null },
  freeDailyCredits: number,
) {
  /** Whatever goes wrong with a model, the knowledge base has a question. */
  const writtenOrNone =
    (log: FastifyBaseLogger): FindWritten =>
    async (order) =>
      workshop &&
      findWritten(workshop, order).catch((error: unknown) => {
        log.warn({ err: error }, 'a question could not be written');
        return null;
      });
  return {
    generateQuestion: async ({ user, body, locale, now, log }) => {
      const { examId, domain, difficulty = 'MEDIUM', subtopic, missed = false, missedIn, rest = 3, due = false } = body;
      const wish = { examId, domain, difficulty, subtopic, missed, missedIn, rest, due, locale };
      const { id, item, reason, model, seen } = await generateQuestion(
        { ...room, advise, findDue, findWritten: writtenOrNone(log) },
        user,
        wish,
        now,
      );
      return {
        data: {
          question: presentQuestion(id, item, locale),
          generatedAt: now.toISOString(),
          model,
          reason,
          missedOn:
            reason === 'REVIEW' && seen.facts !== null
              ? await findLastMiss(room.db, user.id, { examId, facts: seen.facts })
              : null,
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
