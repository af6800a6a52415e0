import { elapsed } from './formats.ts';
import type { Words } from './words.tsx';

/** How long ago something was, in words: under an hour, then hours, from a day on days. */
export function relativeTime(iso: string, now: Date, { t }: Words): string {
  const time = elapsed(iso, now);
  return time.unit === 'underAnHour' ? t('common.ago.underAnHour') : t(`common.ago.${time.unit}`, { count: time.count });
}
