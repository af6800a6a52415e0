import { ApiError } from '../http/errors.ts';
import { daysBetween, type LocalDate, localDate } from '../time/local-days.ts';

/** Furthest day that an exam can be planned for, in days from today. */
export const mostDays = 365;

/** Throws VALIDATION_FAILED unless the day lies between tomorrow and a year from today. */
export function requirePlannable(date: LocalDate, timeZone: string, now: Date): void {
  const days = daysBetween(localDate(now, timeZone), date);
  if (days < 1 || days > mostDays)
    throw new ApiError('VALIDATION_FAILED', { details: [{ field: 'date', code: 'NOT_ALLOWED' }] });
}
