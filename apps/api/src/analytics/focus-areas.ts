import type { Exam } from '../catalogue/catalogue.ts';

interface DomainSums {
  domain: string;
  answered: number;
  correct: number;
}

const fewestAnswers = 5;
const mostAreas = 3;

export interface FocusArea {
  /** Id of an official domain. */
  domain: string;
  /** What is still missed in it, times its weight in the exam. */
  urgency: number;
}

/**
 * Up to three official domains to work on, most urgent first.
 * Domains with fewer than five answers, or without a miss, say nothing. A domain may come in parts.
 */
export function focusAreas(exam: Exam, sums: DomainSums[]): FocusArea[] {
  return addUp(sums)
    .filter(({ answered, correct }) => answered >= fewestAnswers && correct < answered)
    .map(({ domain, answered, correct }) => {
      const weight = exam.blueprint.domains.find(({ id }) => id === domain)?.weight ?? 0;
      return { domain, urgency: weight * (1 - (correct + 1) / (answered + 2)) };
    })
    .toSorted((a, b) => b.urgency - a.urgency)
    .slice(0, mostAreas);
}

function addUp(sums: DomainSums[]): DomainSums[] {
  return [...Map.groupBy(sums, ({ domain }) => domain)].map(([domain, parts]) => ({
    domain,
    answered: parts.reduce((sum, { answered }) => sum + answered, 0),
    correct: parts.reduce((sum, { correct }) => sum + correct, 0),
  }));
}
