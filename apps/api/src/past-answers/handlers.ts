import { domainName } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Handlers } from '../http/operations.ts';
import { percentage } from '../numbers.ts';
import { presentAttempt, presentPastAnswer } from './present-answer.ts';
import { listAnswers, readAnswer, readSession, sumAnswers } from './service.ts';

/** What was answered, to be found and read again, and what came of each session. */
export function pastAnswerHandlers(db: Database) {
  return {
    listAttempts: async ({ user, query, locale }) => {
      const { limit = 10, cursor, examId, domain, verdict, from, to, sessionId, reported = false } = query ?? {};
      const wish = { examId, domain, verdict, from, to, sessionId, reported };
      const after = cursor === undefined ? null : readCursor(cursor);
      const [answers, totals] = await Promise.all([
        listAnswers(db, user.id, wish, { after, limit: limit + 1 }),
        sumAnswers(db, user.id, wish),
      ]);
      const page = answers.slice(0, limit);
      const last = page.at(-1);
      return {
        data: page.map((answer) => presentAttempt(answer, locale)),
        meta: { nextCursor: answers.length > limit && last ? writeCursor(last.row) : null, totals },
      };
    },
    getAttempt: async ({ user, params, locale }) => ({
      data: presentPastAnswer(await readAnswer(db, user.id, params.questionId), locale),
    }),
    getPracticeSession: async ({ user, params, locale }) => {
      const { session, domains, missed, missedInExam, change } = await readSession(db, user.id, params.sessionId);
      const sum = (value: (row: (typeof domains)[number]) => number) =>
        domains.reduce((total, row) => total + value(row), 0);
      const answerTimeMs = sum(({ time_ms }) => time_ms);
      return {
        data: {
          id: session.id,
          examId: session.exam_id,
          modalityId: session.modality_id,
          status: session.status,
          startTime: session.started_at.toISOString(),
          endTime: session.ended_at?.toISOString() ?? null,
          // Its clock stands while a pause on one device meets answers on another.
          duration: Math.round(Math.max(session.counted_ms, answerTimeMs) / 1000),
          answered: sum(({ answered }) => answered),
          correct: sum(({ correct }) => correct),
          missed,
          missedInExam,
          answerTimeMs,
          domains: domains.map((row) => ({
            domain: domainName(session.exam_id, row.domain, locale),
            totalQuestions: row.answered,
            correctAnswers: row.correct,
            accuracy: percentage(row.correct, row.answered),
          })),
          readiness: change,
        },
      };
    },
  } satisfies Partial<Handlers>;
}
