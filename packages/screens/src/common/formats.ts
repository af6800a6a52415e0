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
    day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit',
  })
    .format(date)
    .replace(', ', ' ');
}

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
  return formatMinutes(hours * 60);
}

/** A span of minutes: `45min`, `1h 15min`. */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  return hours === 0 ? `${whole}min` : `${hours}h ${whole % 60}min`;
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
    style: 'currency', currency: 'USD', minimumFractionDigits: 2, maximumFractionDigits: small ? 4 : 2,
  }).format(amount);
}

/** Brazilian reais in Brazilian notation, without cents when there are none: `R$ 29`, `R$ 0,12`. */
export function formatReais(amount: number): string {
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', trailingZeroDisplay: 'stripIfInteger' }).format(amount);
}

/** How long ago something was, in whole hours up to a day and whole days from then on; the future counts as now. */
export function elapsed(iso: string, now: Date): { unit: 'underAnHour' } | { unit: 'hours' | 'days'; count: number } {
  const hours = Math.floor((now.getTime() - new Date(iso).getTime()) / 3_600_000);
  if (hours < 1) return { unit: 'underAnHour' };
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) };
}

/** Letter of an option by its position: A, B, C … */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index);

/** The last six characters of an id, or all of a shorter one. */
export const shortId = (id: string): string => id.slice(-6);

/** The daily goal in questions; one that is missing or not positive counts as 20. */
export const goalTarget = (goal: number | null): number => (goal !== null && goal > 0 ? goal : 20);

/** Progress towards the daily goal in per cent, kept between 0 and 100. */
export const goalProgress = (done: number, goal: number | null): number =>
  Math.min(100, Math.max(0, (done / goalTarget(goal)) * 100));

/** A share from 0–100 in whole per cent, a half rounded up: `73%`. */
export const formatWholePercentage = (value: number): string => `${Math.floor(value + 0.5)}%`;

/** A day as one says it, with a capital: `Quinta-feira, 20 de novembro`. */
export function formatToday(now: Date, tag: string): string {
  const day = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long' }).format(now);
  return day.charAt(0).toLocaleUpperCase(tag) + day.slice(1);
}

/** Names of the seven days from Sunday on, as `long` words, `short` ones without a full stop, or one `narrow` letter. */
export function weekdays(width: 'long' | 'short' | 'narrow', tag: string): string[] {
  const name = new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' });
  const aSunday = Date.UTC(2023, 0, 1);
  return Array.from({ length: 7 }, (_, day) => name.format(aSunday + day * 86_400_000).replace('.', ''));
}
