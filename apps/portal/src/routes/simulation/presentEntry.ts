import type { Exam, Modality, ReviewDeck } from '@prepar/api-client/types';
import type { Door, EntryView, LastView, Pace } from '@prepar/screens/simulation/SimulationScreen.types.ts';
import { links } from '../links.ts';
import { presentFreeWork, wrongOf } from '../presentFreeWork.ts';
import { presentExam } from '../presentExam.ts';
import { presentClock } from './clock.ts';
import { neededFor } from './presentResult.ts';
import type { Simulation } from './useLatestSimulation.ts';

export interface EntryData {
  exam: Exam;
  simulation: Simulation | null;
  pace: Pace;
  creditsLeft: number | null;
  /** What comes back for review; undefined while it is not known. */
  deck: ReviewDeck | undefined;
  /** Milliseconds since the epoch, by the clock of the server. */
  now: number;
  isOnline: boolean;
  isStarting: boolean;
  failure: Extract<Door, { kind: 'open' }>['failure'];
  /** The question that was on the screen last; null for the first. */
  questionId: string | null;
}

const factors = { OFFICIAL: 1, TIME_AND_A_HALF: 1.5, DOUBLE: 2 } as const;

/** What there is to know before a simulation begins or goes on. */
export function presentEntry(data: EntryData): EntryView {
  const { exam, simulation, pace, creditsLeft, now } = data;
  const questions = exam.totalQuestions;
  return {
    exam: presentExam(exam),
    questions,
    minutes: exam.durationMinutes,
    cut: exam.cut,
    needed: neededFor(exam.cut, questions),
    creditsLeft,
    pace,
    endsAt: pace === 'UNTIMED' ? null : new Date(now + exam.durationMinutes * factors[pace] * 60_000).toISOString(),
    domains: blueprintOf(exam.modalities, questions),
    endsPractice: exam.openSession?.kind === 'PRACTICE' ? practiceOf(exam) : null,
    door: doorOf(data, questions),
    last: simulation?.status === 'COMPLETED' ? lastOf(simulation) : null,
    practiceHref: links.practice,
  };
}

const practiceOf = ({ openSession, modalities }: Exam) => ({
  name: modalities.find(({ id }) => id === openSession?.modalityId)?.name ?? null,
});

function doorOf(
  { exam, simulation, creditsLeft, deck, now, isOnline, isStarting, failure, questionId }: EntryData,
  needed: number,
): Door {
  if (simulation?.status === 'IN_PROGRESS') {
    const { questions } = simulation;
    return {
      kind: 'running',
      number:
        Math.max(
          0,
          questions.findIndex(({ question }) => question.id === questionId),
        ) + 1,
      answered: questions.filter(({ selected }) => selected !== null).length,
      flagged: questions.filter(({ flagged }) => flagged).length,
      clock: presentClock({ simulation, now, isHidden: false }),
    };
  }
  if (creditsLeft !== null && creditsLeft < needed)
    return {
      kind: 'outOfCredits',
      left: creditsLeft,
      pricingHref: links.pricing,
      freeWork: presentFreeWork(exam.id, wrongOf(exam.progress), deck),
    };
  return isOnline ? { kind: 'open', isStarting, failure } : { kind: 'offline' };
}

const lastOf = ({ endedBy, questions, score, endTime, endsAt }: Simulation): LastView => ({
  byTime: endedBy === 'TIME',
  answered: questions.filter(({ selected }) => selected !== null).length,
  score: score ?? 0,
  endedAt: endTime ?? endsAt,
});

/** Questions of each official domain, as the server shares them out: by weight, what is left over to the largest rests. */
function blueprintOf(modalities: readonly Modality[], count: number): EntryView['domains'] {
  const domains = modalities.flatMap(({ name, scope, weight }) =>
    scope === 'DOMAIN' && weight !== null ? [{ name, weight }] : [],
  );
  const total = domains.reduce((sum, { weight }) => sum + weight, 0);
  const exact = domains.map((domain) => ({ ...domain, share: (domain.weight / total) * count }));
  const rest = (share: number) => share - Math.floor(share);
  const spare = count - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const luckier = new Set(exact.toSorted((a, b) => rest(b.share) - rest(a.share)).slice(0, spare));
  return exact.map((domain) => ({
    name: domain.name,
    weight: domain.weight,
    questions: Math.floor(domain.share) + (luckier.has(domain) ? 1 : 0),
  }));
}
