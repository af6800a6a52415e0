import type { LocalDate } from '../time/local-days.ts';

/** The UTC day that sums over all learners are kept by. */
export const utcDay = (instant: Date | string): LocalDate => new Date(instant).toISOString().slice(0, 10);

/** Writers of those sums spread over these many rows per day, so that they rarely wait for each other. */
export const randomShard = (): number => Math.floor(Math.random() * 16);
