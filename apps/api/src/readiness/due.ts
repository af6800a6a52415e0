import { addDays, type LocalDate } from '../time/local-days.ts';

/** One of the last answers, as far as reviews go. */
export interface ReviewedAnswer {
  /** Mark of the facts asked; null where it is not known. */
  facts: number | null;
  isCorrect: boolean;
  day: LocalDate;
}

/** Days after a miss, and after each right answer since, until the facts are due again; after the last one they are learnt. */
const rests = [1, 3, 10];

/**
 * Facts that were missed and are due again, longest overdue first. Each right answer lets them rest longer, another miss
 * starts anew; facts that were never missed do not come back. The answers come newest first.
 */
export function dueFacts(answers: readonly ReviewedAnswer[], today: LocalDate): number[] {
  const due: { facts: number; since: LocalDate }[] = [];
  for (const [facts, own] of Map.groupBy(answers, (answer) => answer.facts)) {
    const rightSince = own.findIndex(({ isCorrect }) => !isCorrect);
    const [latest] = own;
    const rest = rests[rightSince];
    if (facts === null || !latest || rest === undefined) continue;
    const since = addDays(latest.day, rest);
    if (since <= today) due.push({ facts, since });
  }
  return due.toSorted((a, b) => a.since.localeCompare(b.since)).map(({ facts }) => facts);
}
