import { api } from '../../data/api.ts';
import { unwrap } from '../../data/unwrap.ts';
import { useCached } from '../../data/useCached.ts';
import { language } from '../../i18n/language.ts';
import { useStore } from '../../store.ts';
import type { Change } from './draft.ts';

/** A full simulation as the server tells it. */
export type Simulation = NonNullable<Extract<Awaited<ReturnType<typeof api.exams.simulation>>, { ok: true }>['data']>;

export interface Latest {
  /** Null when there never was one. */
  simulation: Simulation | null;
  /** Milliseconds that the clock of the server is ahead of this device's. */
  offset: number;
}

/** The simulation of an exam that runs, or the last one. */
export function useLatestSimulation(examId: string) {
  const locale = useStore(language);
  return useCached<Latest>(['simulation', examId, locale], async () => {
    const asked = Date.now();
    const simulation = await unwrap(api.exams.simulation(examId));
    // The server read its clock about half way.
    const offset = simulation ? Date.parse(simulation.now) - (asked + Date.now()) / 2 : 0;
    return { simulation, offset };
  });
}

/** The same with an answer that the server has taken. */
export function withAnswer(latest: Latest | undefined, questionId: string, { selected, flagged, timeMs }: Change) {
  if (!latest?.simulation) return latest;
  const questions = latest.simulation.questions.map((one) =>
    one.question.id === questionId ? { ...one, selected, flagged, timeMs: Math.max(one.timeMs, timeMs) } : one,
  );
  return { ...latest, simulation: { ...latest.simulation, questions } };
}
