import type { WeeklyProgress } from '@prepar/api-client/types';

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The account's weekday, 0 for Sunday; the device may be in another zone. */
export const todayOf = ({ today }: WeeklyProgress): number => new Date(today).getUTCDay();

/** Credits spent today against the goal, and whether more was answered, for nothing; null while the week is not known. */
export function presentGoal(
  week: WeeklyProgress | null | undefined,
  target: number,
): { done: number; target: number; hasFree: boolean } | null {
  if (!week) return null;
  const { creditsSpent, questionsAnswered } = week.dailyBreakdown[weekdays[todayOf(week)] ?? 'sunday'];
  return { done: Math.max(0, creditsSpent), target, hasFree: questionsAnswered > creditsSpent };
}
