import { domainName, findExam } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import { percentage } from '../numbers.ts';
import { presentQuestion, presentReasons } from '../questions/present-question.ts';
import type { StoredSimulation } from './queries.ts';
import type { AskedQuestion } from './service.ts';

const isRight = ({ selected, item }: AskedQuestion): boolean => selected === item.key;

/** Per cent of all questions that were right. */
export const scoreOf = (asked: AskedQuestion[]): number => percentage(asked.filter(isRight).length, asked.length);

/** The result in each official domain, in the order of the exam. */
export function presentDomains(examId: string, asked: AskedQuestion[], locale: Locale): Schemas['DomainResult'][] {
  const byDomain = Map.groupBy(asked, ({ domain }) => domain);
  const order = findExam(examId)?.blueprint.domains.map(({ id }) => id) ?? [];
  return [...byDomain]
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([domain, questions]) => {
      const right = questions.filter(isRight).length;
      return {
        domain: domainName(examId, domain, locale),
        totalQuestions: questions.length,
        correctAnswers: right,
        accuracy: percentage(right, questions.length),
      };
    });
}

/** A simulation as the contract shows it: what is right only once it has ended. */
export function presentSimulation(
  simulation: StoredSimulation,
  asked: (AskedQuestion & { medianMs: number | null })[],
  locale: Locale,
  now: Date,
): Schemas['Simulation'] {
  const { exam_id, started_at, ends_at, ended_at, readiness_before, readiness_after } = simulation;
  const hasEnded = ended_at !== null;
  return {
    id: simulation.session_id,
    examId: exam_id,
    status: hasEnded ? 'COMPLETED' : 'IN_PROGRESS',
    pace: simulation.pace,
    startTime: started_at.toISOString(),
    endsAt: ends_at.toISOString(),
    endTime: ended_at?.toISOString() ?? null,
    endedBy: simulation.ended_by,
    now: now.toISOString(),
    duration: Math.max(0, Math.round(((ended_at ?? now).getTime() - started_at.getTime()) / 1000)),
    score: hasEnded ? scoreOf(asked) : null,
    domains: hasEnded ? presentDomains(exam_id, asked, locale) : null,
    readiness: readiness_after && { before: readiness_before, after: readiness_after },
    questions: asked.map((question) => ({
      question: presentQuestion(question.id, question.item, locale),
      selected: question.selected,
      flagged: question.isFlagged,
      timeMs: question.timeMs,
      medianTimeMs: question.medianMs,
      review: hasEnded ? presentReview(question, locale) : null,
    })),
  };
}

const presentReview = (question: AskedQuestion, locale: Locale): Schemas['SimulationReview'] => ({
  isCorrect: isRight(question),
  correctAnswer: question.item.key,
  ...presentReasons(question.item, locale),
});
