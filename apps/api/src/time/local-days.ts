import { DateTime } from 'luxon';

/** Calendar day in somebody's time zone, yyyy-mm-dd. */
export type LocalDate = string;

export const defaultTimeZone = 'America/Sao_Paulo';

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/**
 * The one spelling of a time zone's IANA name, or null for an unknown one. Zones are remembered by their spelling for
 * ever, so that nothing else may reach them.
 */
export function timeZoneNamed(name: string): string | null {
  if (zones.has(name)) return name;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return zones.has(timeZone) ? timeZone : null; // offsets such as +05:30 are no names
  } catch {
    return null;
  }
}

/** Calendar day of an instant in a time zone. */
export function localDate(instant: Date, timeZone: string): LocalDate {
  const minute = Math.floor(instant.getTime() / 60_000); // no day begins within one
  const last = lastDays.get(timeZone);
  if (last?.minute === minute) return last.date;
  // Swedish writes days as ISO 8601 does.
  const format =
    last?.format ?? new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const date = format.format(instant);
  lastDays.set(timeZone, { format, minute, date });
  return date;
}

const lastDays = new Map<string, { format: Intl.DateTimeFormat; minute: number; date: LocalDate }>();

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
  for (let begin = from; begin < to;) {
    const date = localDate(begin, timeZone);
    const isLast = localDate(new Date(to.getTime() - 1), timeZone) === date;
    const end = isLast ? to : nextMidnight(begin, timeZone);
    days.push({ date, ms: end.getTime() - begin.getTime() });
    begin = end;
  }
  return days;
}

/** A day moved by whole days. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whole days from one day to another. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The Sunday that begins the week of a day. */
export const startOfWeek = (date: LocalDate): LocalDate => addDays(date, -new Date(date).getUTCDay());
