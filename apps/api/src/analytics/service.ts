import type { Database } from '../database/database.ts';
import { accountGone } from '../http/signed-in.ts';
import { type Exam, findExam } from '../catalogue/catalogue.ts';
import { percentage } from '../numbers.ts';
import { addDays, daysBetween, localDate, type LocalDate, startOfWeek } from '../time/local-days.ts';
import {
  type Area,
  changeOf,
  type Direction,
  domainsBelow,
  type Evidence,
  type TopicSums,
  weakPoints,
} from '../readiness/service.ts';
import { sumWeeks, type WeekSums } from './progress.ts';
import {
  findSummary,
  type DaySums,
  selectDays,
  selectEvidence,
  selectExamTotals,
  selectTopicTotals,
  sumCredits,
} from './queries.ts';

const recentActivities = 20;

/** Whose figures, and in which zone their days begin. */
export interface Learner {
  id: string;
  timeZone: string;
}

/** Everything that the dashboard says about a learner. */
export async function summarise(db: Database, { id, timeZone }: Learner, now: Date) {
  const today = localDate(now, timeZone);
  const summary = await findSummary(db, id, { from: startOfWeek(today), to: today }, recentActivities);
  if (!summary) throw accountGone();
  const exams = summary.exams.map((row) => {
    const exam = findExam(row.exam_id);
    const topics = summary.topics.filter(({ exam_id }) => exam_id === row.exam_id);
    return { ...row, weak: exam ? weakPoints(exam, row.evidence as Evidence | null, topics, today) : [] };
  });
  return { ...summary, exams, all: addTotals(summary.exams) };
}

/** Null for an exam in which nothing was done yet. */
type Totals = Record<'answered' | 'correct' | 'time_ms' | 'study_ms', number | null>;

function addTotals(rows: Totals[]) {
  const sum = (value: (row: Totals) => number | null) => rows.reduce((all, row) => all + (value(row) ?? 0), 0);
  const answered = sum((row) => row.answered);
  const correct = sum((row) => row.correct);
  return {
    answered,
    correct,
    accuracy: percentage(correct, answered),
    timeMs: sum((row) => row.time_ms),
    studyMs: sum((row) => row.study_ms),
  };
}

/** Sums of each exam of a learner, and over all of them. */
export async function examTotals(db: Database, userId: string) {
  const [rows, credits] = await Promise.all([selectExamTotals(db, userId), sumCredits(db, userId)]);
  return { rows, all: { ...addTotals(rows), credits } };
}

/** Sums of each topic of each exam of a learner. */
export const topicTotals = (db: Database, userId: string) => selectTopicTotals(db, userId);

/** Today, the Sundays of the last weeks, current one first, and the days in them on which something was done. */
export async function lastWeeks(db: Database, learner: Learner, count: number, now: Date) {
  const today = localDate(now, learner.timeZone);
  const sundays = sundaysUntil(today, count);
  const days = await selectDays(db, learner.id, sundays.at(-1) ?? today, addDays(startOfWeek(today), 6));
  return { today, sundays, days };
}

/** The Sundays of the last weeks, current one first. */
const sundaysUntil = (today: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_week, index) => addDays(startOfWeek(today), -7 * index));

/** Days that a trend looks back, in one exam as in all of them: with one exam both say the same. */
const trendDays = 30;

/** Direction of the accuracy over the days of a trend: what may be chance is stable. */
export function trendOf(days: readonly Omit<DaySums, 'credits' | 'study_ms'>[], today: LocalDate): Direction {
  const from = addDays(today, 1 - trendDays);
  const spans = days
    .filter(({ local_date }) => local_date >= from && local_date <= today)
    .map((day) => ({ ...day, at: daysBetween(from, day.local_date) }));
  return changeOf(spans)?.direction ?? 'stable';
}

export interface Month {
  /** Four weeks, oldest first. */
  weeks: WeekSums[];
  accuracy: number;
  trend: Direction;
  /** Of the weak points of all exams the one in which practice is worth most. */
  weakest: ExamArea | null;
  /** Whether there is another exam that it could be of. */
  hasOthers: boolean;
}

interface ExamArea extends Area {
  examId: string;
}

/** The last four weeks of a learner. */
export async function lastMonth(db: Database, learner: Learner, now: Date): Promise<Month> {
  const today = localDate(now, learner.timeZone);
  const sundays = sundaysUntil(today, 4);
  const [days, evidence, topics] = await Promise.all([
    selectDays(db, learner.id, addDays(today, 1 - trendDays), addDays(startOfWeek(today), 6)),
    selectEvidence(db, learner.id),
    selectTopicTotals(db, learner.id),
  ]);
  const weak = evidence.flatMap(({ exam_id: examId, evidence: known }) => {
    const exam = findExam(examId);
    const own = topics.filter(({ exam_id }) => exam_id === examId);
    return exam ? weakPoints(exam, known, own, today).map((area): ExamArea => ({ ...area, examId })) : [];
  });
  const weeks = sumWeeks(sundays.toReversed(), days);
  const sum = (value: (week: WeekSums) => number) => weeks.reduce((all, week) => all + value(week), 0);
  const accuracy = percentage(
    sum(({ correct }) => correct),
    sum(({ answered }) => answered),
  );
  return {
    weeks,
    accuracy,
    trend: trendOf(days, today),
    weakest: weak.toSorted((a, b) => b.urgency - a.urgency)[0] ?? null,
    hasOthers: evidence.length > 1,
  };
}

/** How a learner does in one exam, and where to work on it. */
export async function examFigures(db: Database, learner: Learner, exam: Exam, now: Date) {
  const [totals, rows, evidence] = await Promise.all([
    selectExamTotals(db, learner.id),
    selectTopicTotals(db, learner.id),
    selectEvidence(db, learner.id),
  ]);
  const { answered, correct, last_attempt_at } = totals.find(({ exam_id }) => exam_id === exam.id) ?? noAnswers;
  const topics: TopicSums[] = rows.filter(({ exam_id }) => exam_id === exam.id);
  const known = [
    exam,
    evidence.find(({ exam_id }) => exam_id === exam.id)?.evidence ?? null,
    topics,
    localDate(now, learner.timeZone),
  ] as const;
  return {
    answered,
    correct,
    accuracy: percentage(correct, answered),
    lastAttempt: last_attempt_at,
    below: domainsBelow(...known),
    weak: weakPoints(...known),
    topics,
  };
}

const noAnswers = { answered: 0, correct: 0, last_attempt_at: null };
