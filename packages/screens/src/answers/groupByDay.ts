import type { AnswerView } from './answers.types.ts';

export interface AnswerDay {
  day: string;
  answers: AnswerView[];
  /** Null for a day of which more may follow. */
  counts: { right: number; total: number } | null;
}

/** Answers by day, in the order they come; only days that are here whole are counted. */
export function groupByDay(answers: readonly AnswerView[], isAll: boolean): AnswerDay[] {
  const days = [...Map.groupBy(answers, ({ day }) => day)];
  return days.map(([day, ofDay], place) => ({
    day,
    answers: ofDay,
    counts:
      isAll || place < days.length - 1
        ? { right: ofDay.filter(({ isRight }) => isRight).length, total: ofDay.length }
        : null,
  }));
}
