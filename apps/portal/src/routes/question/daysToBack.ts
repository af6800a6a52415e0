import type { Verdict } from './practice.ts';

/** Days until what was missed is back; undefined where it is not, where that day has come, or the account's day is not known. */
export function daysToBack({ dueOn, isCorrect }: Pick<Verdict, 'dueOn' | 'isCorrect'>, today: string | undefined) {
  if (isCorrect || !dueOn || today === undefined) return undefined;
  const days = (Date.parse(dueOn) - Date.parse(today)) / 86_400_000;
  return days > 0 ? days : undefined;
}
