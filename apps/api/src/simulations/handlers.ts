import type { Database } from '../database/database.ts';
import { requireExam } from '../exams/service.ts';
import type { Handlers } from '../http/operations.ts';
import { presentSimulation } from './present-simulation.ts';
import { latestSimulation, saveAnswer } from './service.ts';

export function simulationHandlers(db: Database, freeDailyCredits: number) {
  return {
    getSimulation: async ({ user, params, locale, now }) => {
      const { id: examId } = requireExam(params.examId);
      const latest = await latestSimulation(db, { userId: user.id, examId, now, timeZone: user.timeZone });
      return { data: latest && presentSimulation(latest.simulation, latest.questions, locale, now) };
    },
    saveSimulationAnswer: async ({ user, params, body, now }) => {
      const { id: examId } = requireExam(params.examId);
      const { questionId } = params;
      const study = { userId: user.id, examId, now, timeZone: user.timeZone };
      const { selected = null, flagged: isFlagged, timeMs, givenAt } = body;
      const change = {
        questionId,
        selected,
        isFlagged,
        timeMs,
        givenAt: givenAt === undefined ? now : new Date(givenAt),
      };
      const saved = await saveAnswer(db, study, change, freeDailyCredits);
      return {
        data: {
          questionId,
          selected: saved.selected,
          flagged: saved.isFlagged,
          givenAt: saved.givenAt.toISOString(),
          creditsRemaining: saved.creditsLeft,
        },
      };
    },
  } satisfies Partial<Handlers>;
}
