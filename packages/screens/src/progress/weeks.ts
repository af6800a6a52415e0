/** Hours of study a day in a week: the total divided by seven, whatever the day. */
export const dailyStudyHours = (weekHours: number): number => weekHours / 7;

const dayMs = 86_400_000;

/** A week, in words or in figures, from its Sunday as yyyy-mm-dd on; null when it is no date. Figures have the day first in every language, like all others. */
export function formatWeek(startsOn: string | null, month: 'long' | 'numeric', tag: string): string | null {
  const start = Date.parse(startsOn ?? '');
  if (Number.isNaN(start)) return null;
  return new Intl.DateTimeFormat(month === 'numeric' ? 'pt-BR' : tag, {
    day: 'numeric',
    month,
    timeZone: 'UTC',
  }).formatRange(start, start + 6 * dayMs);
}
