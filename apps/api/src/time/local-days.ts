import { DateTime, IANAZone } from 'luxon';
import type { LocalDate } from '../database/schema.ts';

export const defaultTimeZone = 'America/Sao_Paulo';

export const isTimeZone = (name: string): boolean => IANAZone.isValidZone(name);

/** Calendar day of an instant in a time zone. */
export function localDate(instant: Date, timeZone: string): LocalDate {
  return DateTime.fromJSDate(instant, { zone: timeZone }).toFormat('yyyy-MM-dd');
}

/** The instant at which the next calendar day of the zone begins. */
export function nextMidnight(instant: Date, timeZone: string): Date {
  return DateTime.fromJSDate(instant, { zone: timeZone }).plus({ days: 1 }).startOf('day').toJSDate();
}

export interface DayTime {
  date: LocalDate;
  ms: number;
}

/** The time between two instants, cut at the midnights of a time zone. */
export function splitByDay(from: Date, to: Date, timeZone: string): DayTime[] {
  const days: DayTime[] = [];
  for (let begin = from; begin < to; ) {
    const midnight = nextMidnight(begin, timeZone);
    const end = midnight < to ? midnight : to;
    days.push({ date: localDate(begin, timeZone), ms: end.getTime() - begin.getTime() });
    begin = end;
  }
  return days;
}

/** A day moved by whole days. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');
}

/** The Sunday that begins the week of a day. */
export function startOfWeek(date: LocalDate): LocalDate {
  const { weekday } = DateTime.fromISO(date, { zone: 'utc' }); // 1 = Monday … 7 = Sunday
  return addDays(date, -(weekday % 7));
}
