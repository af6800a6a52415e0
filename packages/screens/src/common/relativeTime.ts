import { elapsed } from './formats.ts';
import type { Words } from './words.tsx';

/** How long ago something was, in words: minutes, then hours, from a day on days. */
export function relativeTime(iso: string, now: Date, { t }: Words): string {
  const { unit, count } = elapsed(iso, now);
  return t(`common.ago.${unit}`, { count });
}
