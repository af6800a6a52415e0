import { z80 } from './normal.ts';

/** Answers of one day, or of any other span. */
export interface Span {
  /** Where it lies in time: any unit, as long as all use the same. */
  at: number;
  answered: number;
  correct: number;
  /** How many of the answers somebody of middling ability gets right: takes out that some days had harder questions. */
  expected: number;
}

export type Direction = 'improving' | 'declining' | 'stable';

export interface Change {
  direction: Direction;
  /** Points, of 100. */
  change: number;
  /** 80 % interval of the change. */
  low: number;
  high: number;
}

const within = (change: number, low: number, high: number): Change => ({
  direction: low > 0 ? 'improving' : high < 0 ? 'declining' : 'stable',
  change,
  low,
  high,
});

/** An estimate with its 80 % interval, in points of 100. */
interface Estimated {
  value: number;
  low: number;
  high: number;
}

/**
 * From one estimate to a later one, with the interval that both leave open (MOVER, Zou and Donner 2008). Both rest in part on the same
 * answers, so that the interval is rather too wide than too narrow.
 */
export function changeBetween(first: Estimated, last: Estimated): Change {
  const change = last.value - first.value;
  return within(
    change,
    change - Math.hypot(first.high - first.value, last.value - last.low),
    change + Math.hypot(first.value - first.low, last.high - last.value),
  );
}

/**
 * Points of accuracy between the first span and the last: a straight line through what was right beyond expectation, each span weighted
 * by its answers. It rises or falls only when the 80 % interval of its slope leaves out zero. Null where there are not two spans
 * with answers.
 */
export function changeOf(spans: readonly Span[]): Change | null {
  const active = spans.filter(({ answered }) => answered > 0);
  const sum = (of: (span: Span) => number) => active.reduce((all, span) => all + of(span), 0);
  const times = active.map(({ at }) => at);
  const length = Math.max(...times) - Math.min(...times);
  if (active.length < 2 || length === 0) return null;
  const answered = sum((span) => span.answered);
  const middle = sum((span) => span.answered * span.at) / answered;
  const spread = sum((span) => span.answered * (span.at - middle) ** 2);
  const together = sum((span) => (span.at - middle) * (span.correct - span.expected));
  // Never quite certain: half an answer of each kind is assumed.
  const share = (sum((span) => span.correct) + 0.5) / (answered + 1);
  const change = (together / spread) * length * 100;
  const half = z80 * Math.sqrt((share * (1 - share)) / spread) * length * 100;
  return within(change, change - half, change + half);
}
