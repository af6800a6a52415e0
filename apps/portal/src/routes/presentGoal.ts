import type { WeeklyProgress } from '@prepar/api-client/types';

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Credits spent today against the goal; null while the week is not known. */
export function presentGoal(week: WeeklyProgress | null | undefined, target: number, now: Date): { done: number; target: number } | null {
  if (!week) return null;
  const today = weekdays[now.getDay()] ?? 'sunday';
  return { done: Math.max(0, week.dailyBreakdown[today].creditsSpent), target };
}
