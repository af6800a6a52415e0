import type { MonthView, WeekView } from './ProgressScreen.types.ts';

/** A week of which nothing is known. */
export const emptyWeek: WeekView = {
  startsOn: null,
  days: Array.from({ length: 7 }, () => ({ right: 0, wrong: 0 })),
  studyHours: 0,
};

/** Four weeks of which nothing is known. */
export const emptyMonth: MonthView = {
  weeks: Array.from({ length: 4 }, () => ({ startsOn: null, questions: 0, accuracy: null })),
  averageAccuracy: null,
  insights: null,
};
