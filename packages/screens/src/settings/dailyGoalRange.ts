/** Questions a day that somebody can aim at. */
export const dailyGoalRange = { min: 1, max: 100 } as const;
