/** The daily goal in questions; one that is missing or not positive counts as 20. */
export const goalTarget = (goal: number | null): number => (goal !== null && goal > 0 ? goal : 20);

/** Progress towards the daily goal in per cent, kept between 0 and 100. */
export const goalProgress = (done: number, goal: number | null): number =>
  Math.min(100, Math.max(0, (done / goalTarget(goal)) * 100));
