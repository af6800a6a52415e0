/** Hours of study a day in a week: the total divided by seven, whatever the day. */
export const dailyStudyHours = (weekHours: number): number => weekHours / 7;

const dayMs = 86_400_000;

/** Whole weeks in words, from a Sunday as yyyy-mm-dd on; null when it is no date. */
export function formatWeeks(startsOn: string | null, weeks: number, tag: string): string | null {
  const start = Date.parse(startsOn ?? '');
  if (Number.isNaN(start)) return null;
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.formatRange(start, start + (weeks * 7 - 1) * dayMs);
}
