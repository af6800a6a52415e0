/** Hours of study a day in a week: the total divided by seven, whatever the day. */
export const dailyStudyHours = (weekHours: number): number => weekHours / 7;

const dayMs = 86_400_000;

/** A week, in words or short, from its Sunday as yyyy-mm-dd on; null when it is no date. Short ones name the month where its figure would come first: the dates of records beside them have the day first. */
export function formatWeek(startsOn: string | null, width: 'long' | 'short', tag: string): string | null {
  const start = Date.parse(startsOn ?? '');
  if (Number.isNaN(start)) return null;
  return new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: width === 'short' && !tag.startsWith('en') ? 'numeric' : width,
    timeZone: 'UTC',
  }).formatRange(start, start + 6 * dayMs);
}
