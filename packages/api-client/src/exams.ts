import type { SaveExamOutcomeRequest, SaveSimulationAnswerRequest, SimulationPace } from '@prepar/openapi/types';
import type { Client } from './client.ts';
import { normaliseExam } from './normalise.ts';

export function examCalls({ http, send }: Client) {
  const path = (examId: string) => ({ params: { path: { examId } } });
  return {
    /** Every exam of the catalogue, with whether the caller is enrolled. */
    list: async () => {
      const result = await send(http.GET('/exams/with-enrollment'));
      return result.ok ? { ...result, data: result.data.exams.map(normaliseExam) } : result;
    },
    /** Enrols, or when enrolled starts or resumes the study session; a pace is for a full simulation. */
    start: (examId: string, modalityId?: string, pace?: SimulationPace) =>
      send(
        http.POST('/exams/{examId}/start', {
          ...path(examId),
          ...(modalityId && { body: { modalityId, ...(pace && { pace }) } }),
        }),
      ),
    /** The full simulation that runs or the last one; null without any. */
    simulation: (examId: string) => send(http.GET('/exams/{examId}/simulation', path(examId))),
    /** Stores what was done with a question of the running simulation. */
    saveAnswer: (examId: string, questionId: string, body: SaveSimulationAnswerRequest) =>
      send(http.PUT('/exams/{examId}/answers/{questionId}', { params: { path: { examId, questionId } }, body })),
    /** When the official exams are sat, and how earlier ones went. */
    dates: () => send(http.GET('/exams/dates')),
    saveDate: (examId: string, date: string) =>
      send(http.PUT('/exams/{examId}/date', { ...path(examId), body: { date } })),
    removeDate: (examId: string) => send(http.DELETE('/exams/{examId}/date', path(examId))),
    saveOutcome: (examId: string, body: SaveExamOutcomeRequest) =>
      send(http.PUT('/exams/{examId}/outcome', { ...path(examId), body })),
    /** What a practice session brought. */
    session: (sessionId: string) => send(http.GET('/sessions/{sessionId}', { params: { path: { sessionId } } })),
    pause: (examId: string) => send(http.POST('/exams/{examId}/pause', path(examId))),
    resume: (examId: string) => send(http.POST('/exams/{examId}/resume', path(examId))),
    unenroll: (examId: string) => send(http.DELETE('/exams/{examId}/unenroll', path(examId))),
    /** Ends the study session after `timeSpent` milliseconds of study. */
    finish: (examId: string, timeSpent: number) =>
      send(http.POST('/exams/{examId}/finish', { ...path(examId), body: { score: 0, timeSpent, answers: [] } })),
  };
}
