import type { Exam } from '@prepar/api-client/types';
import type { ExamIdentity } from '@prepar/screens/common/exam.types.ts';
import type { ResultView, TimedQuestion } from '@prepar/screens/simulation/SimulationScreen.types.ts';
import { links, methodLink } from '../links.ts';
import { missedLink } from '../missedLink.ts';
import type { Simulation } from './useLatestSimulation.ts';

/** Of a standard normal distribution, what leaves a tenth at either side. */
const z = 1.2816;

/** Per cent between which the level behind so many right answers lies in 8 of 10 cases (Wilson). */
export function intervalOf(right: number, total: number): { low: number; high: number } {
  const share = right / total;
  const spread = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const centre = share + (z * z) / (2 * total);
  const scale = 1 + (z * z) / total;
  return {
    low: Math.max(0, ((centre - spread) / scale) * 100),
    high: Math.min(100, ((centre + spread) / scale) * 100),
  };
}

/** With such a share of it blank, a score tells how far somebody came, and not what they know. */
const mostBlank = 1 / 3;

/** Right answers that reach the cut. */
export const neededFor = (cut: number, total: number): number => Math.ceil((cut / 100) * total - 1e-9);

const timing = ({ number, seconds, isRight }: TimedQuestion): TimedQuestion => ({ number, seconds, isRight });

/** Questions whose times are told. */
const slowestCount = 3;

/** Fewer times than these tell nothing, and would be lost among the gaps of the blank ones. */
const fewestTimed = 10;

/** What an ended simulation brought. */
export function presentResult(
  identity: ExamIdentity,
  { id, cut, modalities, durationMinutes }: Pick<Exam, 'id' | 'cut' | 'modalities' | 'durationMinutes'>,
  simulation: Simulation,
): ResultView {
  const asked = simulation.questions.map(({ question, selected, flagged, timeMs, review }, place) => ({
    number: place + 1,
    domain: question.domain ?? '',
    isBlank: selected === null,
    isRight: review?.isCorrect === true,
    isFlagged: flagged,
    seconds: timeMs / 1000,
  }));
  const count = (what: (one: (typeof asked)[number]) => boolean, of = asked) => of.filter(what).length;
  const total = asked.length;
  const right = count(({ isRight }) => isRight);
  const blank = count(({ isBlank }) => isBlank);
  const measures = blank < total * mostBlank;
  const isToReview = ({ isRight, isFlagged }: (typeof asked)[number]) => !isRight || isFlagged;
  const whole = modalities.find(({ scope, questionCount }) => scope === 'EXAM' && questionCount === 'infinite');
  const timed = asked.filter(({ isBlank, seconds }) => !isBlank && seconds > 0);
  const { pace, startTime, endsAt, readiness } = simulation;
  return {
    exam: identity,
    pace,
    byTime: simulation.endedBy === 'TIME',
    startedAt: startTime,
    endedAt: simulation.endTime ?? endsAt,
    right,
    total,
    wrong: total - right - blank,
    blank,
    flagged: count(({ isFlagged }) => isFlagged),
    flaggedWrong: count(({ isFlagged, isRight }) => isFlagged && !isRight),
    score: simulation.score ?? 0,
    cut,
    needed: neededFor(cut, total),
    interval: measures ? intervalOf(right, total) : null,
    seconds: simulation.duration,
    limitSeconds: pace === 'UNTIMED' ? null : (Date.parse(endsAt) - Date.parse(startTime)) / 1000,
    credits: total - blank,
    domains: (simulation.domains ?? []).map(({ domain, totalQuestions, correctAnswers }) => {
      const own = asked.filter((one) => one.domain === domain);
      const missing = count(({ isBlank }) => isBlank, own);
      return {
        name: domain,
        right: correctAnswers,
        wrong: totalQuestions - correctAnswers - missing,
        blank: missing,
        interval: measures ? intervalOf(correctAnswers, totalQuestions) : null,
        toReview: count(isToReview, own),
      };
    }),
    readiness: readiness && {
      ...readiness,
      of: pace === 'UNTIMED' ? 'untimedSimulation' : 'simulation',
      methodHref: methodLink,
    },
    toReview: count(isToReview),
    pacing:
      timed.length < fewestTimed
        ? null
        : {
            average: timed.reduce((sum, { seconds }) => sum + seconds, 0) / timed.length,
            slowest: timed
              .toSorted((a, b) => b.seconds - a.seconds)
              .slice(0, slowestCount)
              .toSorted((a, b) => a.number - b.number)
              .map(timing),
            pace: (durationMinutes * 60) / total,
            questions: timed.map(timing),
          },
    missedHref: total - right - blank > 0 && whole ? missedLink(id, whole.id) : null,
    practiceHref: links.practice,
    progressHref: links.progress,
  };
}
