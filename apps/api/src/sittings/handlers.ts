import { requireExam } from '../exams/service.ts';
import type { Handlers } from '../http/operations.ts';
import type { SignedIn } from '../http/signed-in.ts';
import type { Room } from '../questions/service.ts';
import { findResult, questionsOf } from '../simulations/service.ts';
import { presentDomains, scoreOf } from '../simulations/present-simulation.ts';
import { presentFinished, presentSession } from '../study-sessions/present-session.ts';
import { pauseSession, resumeSession } from '../study-sessions/service.ts';
import { finishExam, startExam } from './service.ts';

const study = (user: SignedIn, examId: string, now: Date) => ({
  userId: user.id,
  examId,
  now,
  timeZone: user.timeZone,
});

/** Begins and ends whatever a learner sits down to: practice, or a full simulation. */
export function sittingHandlers(room: Room, freeDailyCredits: number) {
  const { db } = room;
  return {
    startExam: async ({ user, params, body, locale, now }) => {
      const started = await startExam(room, study(user, params.examId, now), body ?? {}, freeDailyCredits);
      const { session } = started;
      const questions = session.is_simulation ? await questionsOf(db, user.id, session.id, locale) : null;
      return { data: { ...presentSession(session, started), questions } };
    },
    finishExam: async ({ user, params, body, locale, now }) => {
      const session = await finishExam(db, study(user, params.examId, now), body.timeSpent);
      const result = session.is_simulation ? await findResult(db, user.id, session.id) : null;
      return {
        data: {
          ...presentFinished(session),
          score: result && scoreOf(result),
          domains: result && presentDomains(params.examId, result, locale),
        },
      };
    },
    pauseExamSession: async ({ user, params, now }) => {
      const { id } = requireExam(params.examId);
      return { data: presentSession(await pauseSession(db, study(user, id, now)), { resumed: false }) };
    },
    resumeExamSession: async ({ user, params, now }) => {
      const { id } = requireExam(params.examId);
      return { data: presentSession(await resumeSession(db, study(user, id, now)), { resumed: true }) };
    },
  } satisfies Partial<Handlers>;
}
