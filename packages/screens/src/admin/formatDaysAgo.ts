import { formatDay } from '../common/formats.ts';

const dayMs = 86_400_000;
/** Longer ago, the day itself says more. */
const mostDays = 30;

/** The day of a moment as one says it: `hoje`, `ontem`, `há 6 dias`; from a month on `20/11/2025`. */
export function formatDaysAgo(iso: string, now: Date, tag: string): string {
  const [day, today] = [dayOf(new Date(iso)), dayOf(now)];
  const days = Math.round((today - day) / dayMs);
  if (days > mostDays) return formatDay(new Date(day).toISOString().slice(0, 10));
  return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
}

/** Midnight of the reader's calendar day, counted as if it was in UTC. */
const dayOf = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
