/** Whole minutes until a moment, begun ones counted, at least 1. */
export const minutesUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 60_000));
