import type { LocalDate } from '../time/local-days.ts';
import { percentage } from '../numbers.ts';
import type { Schemas } from '../http/operations.ts';
import { addDays } from '../time/local-days.ts';
import type { DaySums } from './queries.ts';

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const hourMs = 3_600_000;

type Sums = Omit<DaySums, 'local_date'>;

/** The week that begins on a Sunday, from the sums of its days, as it is read today. */
export function weeklyProgress(sunday: LocalDate, today: LocalDate, days: DaySums[]): Schemas['WeeklyProgress'] {
  const dates = dayNames.map((_name, index) => addDays(sunday, index));
  const byDay = dates.map((date) => add(days.filter(({ local_date }) => local_date === date)));
  const breakdown = Object.fromEntries(dayNames.map((name, index) => [name, figures(byDay[index] ?? nothing)]));
  return { weekStart: sunday, today, ...figures(add(byDay)), dailyBreakdown: breakdown as Schemas['DailyBreakdown'] };
}

export interface WeekSums {
  weekStart: LocalDate;
  answered: number;
  correct: number;
  /** How many somebody of middling ability gets right of them. */
  expected: number;
}

/** Answers of each of some weeks, given their Sundays. */
export function sumWeeks(sundays: LocalDate[], days: DaySums[]): WeekSums[] {
  return sundays.map((weekStart) => {
    const end = addDays(weekStart, 7);
    const { answered, correct, expected } = add(
      days.filter(({ local_date }) => local_date >= weekStart && local_date < end),
    );
    return { weekStart, answered, correct, expected };
  });
}

const nothing: Sums = { answered: 0, correct: 0, credits: 0, study_ms: 0, expected: 0 };

const add = (rows: Sums[]): Sums =>
  rows.reduce(
    (sum, row) => ({
      answered: sum.answered + row.answered,
      correct: sum.correct + row.correct,
      credits: sum.credits + row.credits,
      study_ms: sum.study_ms + row.study_ms,
      expected: sum.expected + row.expected,
    }),
    nothing,
  );

const figures = ({ answered, correct, credits, study_ms }: Sums): Schemas['DayProgress'] => ({
  questionsAnswered: answered,
  accuracy: percentage(correct, answered),
  studyTime: study_ms / hourMs,
  creditsSpent: credits,
});
