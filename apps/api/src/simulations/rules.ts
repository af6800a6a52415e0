import type { Exam } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';

export type Pace = Schemas['SimulationPace'];

/** Times the official duration. */
const factors = { OFFICIAL: 1, TIME_AND_A_HALF: 1.5, DOUBLE: 2 } as const;

const untimedDays = 7;

/** What was given before the end may arrive so much later; then nobody is waited for any more. */
export const graceMs = 15 * 60_000;

/** When the time of a simulation is over. */
export function endOf(exam: Exam, pace: Pace, startedAt: Date): Date {
  const ms = pace === 'UNTIMED' ? untimedDays * 86_400_000 : exam.durationMinutes * 60_000 * factors[pace];
  return new Date(startedAt.getTime() + ms);
}

/** How many questions each official domain has among so many: by weight, what is left over to those nearest the next one. */
export function blueprintOf(
  { blueprint }: Pick<Exam, 'blueprint'>,
  count: number,
): { domain: string; count: number }[] {
  const total = blueprint.domains.reduce((sum, { weight }) => sum + weight, 0);
  const exact = blueprint.domains.map(({ id, weight }) => ({ id, share: (weight / total) * count }));
  const left = count - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const rest = (share: number) => share - Math.floor(share);
  const luckier = new Set(
    exact
      .toSorted((a, b) => rest(b.share) - rest(a.share))
      .slice(0, left)
      .map(({ id }) => id),
  );
  return exact.map(({ id, share }) => ({ domain: id, count: Math.floor(share) + (luckier.has(id) ? 1 : 0) }));
}
