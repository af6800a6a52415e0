// Formats of figures and times. `tag` is the BCP 47 tag of the active language.

/** Share in per cent with one decimal, from 0–100: `73,4%`. */
export function formatPercentage(value: number, tag: string): string {
  return `${new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)}%`;
}

export const formatNumber = (value: number, tag: string): string => new Intl.NumberFormat(tag).format(value);

/** Large numbers shortened, with at most one decimal that is cut, not rounded: `999`, `1,5K`, `1M`. */
export function formatShortNumber(value: number, tag: string): string {
  const [divisor, unit] = value >= 1e6 ? [1e6, 'M'] : value >= 1000 ? [1000, 'K'] : [1, ''];
  const cut = Math.floor((value / divisor) * 10) / 10;
  return `${new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(cut)}${unit}`;
}

/** Day and time of a record, dd/mm/yyyy hh:mm, the same in every language; null when it is no date. */
export function formatDateTime(iso: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat('pt-BR', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(date)
    .replace(', ', ' ');
}

/** Time of the day of a moment, hh:mm, the same in every language. */
export const formatTimeOfDay = (iso: string): string =>
  new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }).format(new Date(iso));

/** A day without its hour, dd/mm/yyyy, from yyyy-mm-dd. It is that day in every time zone. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC' }).format(new Date(day));
}

/** A day in words, from yyyy-mm-dd: `11 de setembro de 2025`. It is that day in every time zone. */
export function formatLongDay(day: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** Words of one sentence, joined as the language does it: `a, b e c`. */
export const formatList = (words: readonly string[], tag: string): string => new Intl.ListFormat(tag).format(words);

/** Study time from hours: minutes under one hour, else hours and minutes: `45min`, `31h 40min`. */
export function formatStudyTime(hours: number): string {
  return span(hours * 60, 'min');
}

/** The time of an exam, or until credits are back, from minutes, zero parts left out: `45min`, `1h 30min`, `3h`. */
export const formatExamTime = (minutes: number): string => formatStudyTime(minutes / 60).replace(' 0min', '');

/** The average length of sessions from minutes, in short: `45m`, `1h 15m`. */
export const formatMinutes = (minutes: number): string => span(minutes, 'm');

function span(minutes: number, unit: 'min' | 'm'): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  return hours === 0 ? `${whole}${unit}` : `${hours}h ${whole % 60}${unit}`;
}

/** A running time from seconds, zero parts left out: `1h 2m 3s`, `45s`, `0s`. */
export function formatTimer(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor(whole / 60) % 60, 'm'],
    [whole % 60, 's'],
  ] as const;
  const shown = parts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${amount}${unit}`);
  return shown.join(' ') || '0s';
}

/** US dollars in Brazilian notation, with up to four decimals below one cent: `US$ 1.234,56`. */
export function formatDollars(amount: number): string {
  const small = amount > 0 && amount < 0.01;
  return new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: small ? 4 : 2,
  }).format(amount);
}

/** Brazilian reais, the sign as the prices have it in every language, without cents when there are none: `R$ 29`, `R$ 0,12`. */
export function formatReais(amount: number, tag: string): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits: cents, maximumFractionDigits: cents });
  return `R$\u00a0${number.format(amount)}`;
}

/** How long ago something was: whole minutes up to an hour, hours up to a day, days from then on. Now and later count as a minute. */
export function elapsed(iso: string, now: Date): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.floor((now.getTime() - new Date(iso).getTime()) / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return { unit: 'minutes', count: Math.max(1, minutes) };
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}

/** A share from 0–100 in whole per cent, a half rounded up: `73%`. */
export const formatWholePercentage = (value: number): string => `${Math.floor(value + 0.5)}%`;

/** A day as one says it, with a capital, from yyyy-mm-dd: `Quinta-feira, 20 de novembro`. It is that day in every time zone. */
export function formatToday(today: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const day = format.format(new Date(today));
  return day.charAt(0).toLocaleUpperCase(tag) + day.slice(1);
}

/** Names of the seven days from Sunday on, as `long` words, `short` ones without a full stop, or one `narrow` letter. */
export function weekdays(width: 'long' | 'short' | 'narrow', tag: string): string[] {
  const name = new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' });
  const aSunday = Date.UTC(2023, 0, 1);
  return Array.from({ length: 7 }, (_, day) => name.format(aSunday + day * 86_400_000).replace('.', ''));
}
