import { type Exam, findExam } from '../catalogue/catalogue.ts';
import type { Database, Tx } from '../database/database.ts';
import { lockEnrolment } from '../enrolments/queries.ts';
import { type Advice, openItem } from '../questions/service.ts';
import type { Item } from '../questions/item.types.ts';
import { differentLessons } from '../questions/lesson.ts';
import { random } from '../questions/random.ts';
import { freshOf } from '../reviews/service.ts';
import { addDays, daysBetween, type LocalDate, localDate } from '../time/local-days.ts';
import { type Area, areasOf } from './areas.ts';
import { addAnswer, type EvidentAnswer, type Evidence, noEvidence, weightsOn } from './evidence.ts';
import { modelOf } from './exam-model.ts';
import type { ExamModel } from './model.ts';
import { mostDays } from './plannable.ts';
import { learningRates, lowAfter, mostPerDay, nearestAfter, neededPerDay, startOf } from './plan.ts';
import {
  addEvidence,
  findEvidence,
  findLearnt,
  selectAttemptRows,
  selectLastRows,
  selectEnrolmentsOf,
  selectMissed,
  selectPace,
  selectScores,
  selectTopics,
  updateEvidence,
} from './queries.ts';
import { type Estimate, inPercent, isEstimable, scoreOf, type Standing, standing } from './readiness.ts';
import { posterior } from './posterior.ts';
import { choose, mayReview } from './selection.ts';
import { type AttemptRow, expectedOf, rebuilt, scoreAfter } from './rebuilt.ts';
import { type ScoreChange, scoreChange } from './score-change.ts';
import { type Change, changeBetween, type Direction } from './trend.ts';

export { type Area, domainsBelow, type TopicSums, weakPoints } from './areas.ts';
export { weightOf } from './evidence.ts';
export { changeOf } from './trend.ts';
export type { Direction };
export type { AttemptRow, Evidence, Estimate };

/** Whose readiness, and in which zone their days begin. */
export interface Learner {
  id: string;
  timeZone: string;
}

/** What is to be stored with an answer: all evidence with it, what to expect of it, and the figure of its day. */
export function evidenceWith(
  examId: string,
  known: Evidence | null,
  answer: EvidentAnswer,
): { evidence: Evidence; expected: number; score: Estimate } {
  const evidence = addAnswer(known ?? noEvidence, answer);
  return { evidence, expected: expectedOf(answer), score: scoreAfter(examId, evidence) };
}

/**
 * Adds answers that were graded together, sorted by day, to what is known. The caller holds the enrolment's lock. Gives the
 * expected result without them and with them, both of the day of the last answer, so that the days between are no change.
 */
export async function addGraded(
  tx: Tx,
  key: { userId: string; examId: string },
  rows: readonly AttemptRow[],
): Promise<{ before: Estimate; after: Estimate }> {
  const known = (await findEvidence(tx, key.userId, key.examId))?.evidence ?? noEvidence;
  const { evidence, days } = rebuilt(key.examId, rows, known);
  if (rows.length > 0) await addEvidence(tx, key, rows.length, { evidence, days });
  return { before: scoreAfter(key.examId, known, evidence.day), after: scoreAfter(key.examId, evidence) };
}

export interface ExamReadiness {
  model: ExamModel;
  standing: Standing;
  /** Answers that count, by domain. */
  counts: Record<string, number>;
}

/** Where a learner stands in an exam. Without an enrolment nothing is known. */
export async function examReadiness(db: Database, learner: Learner, exam: Exam, now: Date): Promise<ExamReadiness> {
  const found = await findEvidence(db, learner.id, exam.id);
  const evidence = found?.evidence ?? noEvidence;
  const model = modelOf(exam);
  const today = localDate(now, learner.timeZone);
  const hasSimulated = found?.has_simulated ?? false;
  return { model, standing: standing(model, evidence, { today, hasSimulated }), counts: evidence.counts };
}

/** What to ask a learner next who practises a whole exam, by what is known of them; null without an enrolment. */
export async function adviseOn(
  db: Database,
  learner: Learner,
  exam: Exam,
  seed: string,
  now: Date,
): Promise<Advice | null> {
  const today = localDate(now, learner.timeZone);
  const found = await findLearnt(db, { userId: learner.id, examId: exam.id, today, now });
  if (!found) return null;
  const { evidence, topics, waiting, answers, session } = found;
  const due = freshOf(found.due);
  const model = modelOf(exam);
  const learnt = {
    domains: posterior(model, weightsOn(evidence ?? noEvidence, today)).domains,
    isEstimated: isEstimable(model, evidence ?? noEvidence),
    topics,
    waiting: waiting.map(({ domain }) => domain),
    recent: answers.map(({ domain }) => domain),
    mayReview: due.length > 0 && mayReview(session),
  };
  const chance = random(`next ${seed}`);
  const { isReview, ...choice } = choose(model, learnt, () => chance.next());
  return { ...choice, due: isReview ? due : [] };
}

/** A domain worth practising, with what shows it. */
export interface Shown extends Area {
  /** Questions missed last and not right since, newest first, each of which taught something else. */
  missed: Item[];
}

const mostMissed = 3;
/** So many of those missed last are opened to find as many that teach something else. */
const mostOpened = 9;

/** What to work on in an exam, most urgent first. Nothing while too little is known. */
export async function shownWeaknesses(db: Database, learner: Learner, exam: Exam, now: Date): Promise<Shown[]> {
  const [found, topics, missed] = await Promise.all([
    findEvidence(db, learner.id, exam.id),
    selectTopics(db, learner.id, exam.id),
    selectMissed(db, learner.id, exam.id),
  ]);
  const today = localDate(now, learner.timeZone);
  const shown = areasOf(exam, found?.evidence ?? null, topics, today).map((area) => ({
    ...area,
    questions: missed
      .filter(({ domain, topic }) => domain === area.domain && (area.topic === null || topic === area.topic))
      .slice(0, mostOpened),
  }));
  return Promise.all(
    shown.map(async ({ questions, ...row }) => {
      const items = await Promise.all(questions.map((question) => openItem(db, question)));
      return { ...row, missed: differentLessons(items, mostMissed) };
    }),
  );
}

export interface Course {
  days: Awaited<ReturnType<typeof selectScores>>;
  change: Change | null;
}

/** The last days of a learner in an exam, oldest first, and where the expected result went from the first that has one to the last. */
export async function courseOf(db: Database, learner: Learner, exam: Exam, length: number, now: Date): Promise<Course> {
  const today = localDate(now, learner.timeZone);
  const from = addDays(today, 1 - length);
  const days = await selectScores(db, learner.id, exam.id, { from, to: today });
  const known = days.flatMap(({ score: value, score_low: low, score_high: high }) =>
    value === null || low === null || high === null ? [] : [{ value, low, high }],
  );
  const [first, ...later] = known;
  const last = later.at(-1);
  return { days, change: first && last ? changeBetween(first, last) : null };
}

const paceDays = 14;
/** Days of a plan whose figure is shown, today's left out. */
const shownDays = 10;

export interface StudyPlan {
  daysLeft: number;
  /** Lower end of the expected result today, null while too little is known; then nothing below is. */
  low: number | null;
  recentPace: number;
  perDay: { value: number; low: number; high: number | null } | null;
  nearest: LocalDate | null;
  days: { date: LocalDate; planned: number; atPace: number }[];
}

/** What it takes to have the whole interval over the cut on a day. */
export async function planFor(
  db: Database,
  learner: Learner,
  exam: Exam,
  date: LocalDate,
  now: Date,
): Promise<StudyPlan> {
  const today = localDate(now, learner.timeZone);
  const daysLeft = daysBetween(today, date);
  const [found, recent] = await Promise.all([
    findEvidence(db, learner.id, exam.id),
    selectPace(db, learner.id, exam.id, addDays(today, 1 - paceDays)),
  ]);
  // Days before the first answer are no days without practice.
  const studied = recent.first === null ? paceDays : Math.min(paceDays, daysBetween(recent.first, today) + 1);
  const recentPace = recent.answered / studied;
  const evidence = found?.evidence ?? noEvidence;
  const model = modelOf(exam);
  const { low } = scoreOf(model, evidence, today);
  if (low === null) return { daysLeft, low, recentPace, perDay: null, nearest: null, days: [] };
  const start = startOf(model, weightsOn(evidence, today));
  const { slow, middling, fast } = learningRates;
  const value = neededPerDay(start, daysLeft, middling);
  const perDay =
    value === null
      ? null
      : {
          value,
          low: Math.min(value, neededPerDay(start, daysLeft, fast) ?? value),
          high: neededPerDay(start, daysLeft, slow),
        };
  const nearest = value === null ? nearestAfter(start, daysLeft, mostDays, middling) : null;
  const lowIn = (days: number, pace: number) => {
    const share = lowAfter(start, days, pace, middling);
    return inPercent({ value: share, low: share, high: share }).low ?? low;
  };
  const steps = Math.min(shownDays, daysLeft);
  const days = Array.from({ length: steps + 1 }, (_step, step) => Math.round((step * daysLeft) / steps));
  return {
    daysLeft,
    low,
    recentPace,
    perDay,
    nearest: nearest === null ? null : addDays(today, nearest),
    days: days.map((count) => ({
      date: addDays(today, count),
      planned: lowIn(count, value ?? mostPerDay),
      atPace: lowIn(count, recentPace),
    })),
  };
}

/** What was said of a learner the day before a date, from the answers until then: to be held against what came true. */
export async function standingBefore(tx: Tx, userId: string, exam: Exam, date: LocalDate): Promise<Standing> {
  const rows = await selectAttemptRows(tx, userId, exam.id);
  const { evidence } = rebuilt(
    exam.id,
    rows.filter(({ local_date }) => local_date < date),
  );
  // Whether there was a simulation changes the level only.
  return standing(modelOf(exam), evidence, { today: addDays(date, -1), hasSimulated: false });
}

/** Answers of which `changeBy` reads no more: a thousand later ones leave hardly anything of an answer's weight. */
const mostRows = 2000;

/** What the answers that a learner gave in an exam between two moments changed in the expected result. */
export async function changeBy(
  db: Database,
  { since, ...key }: { userId: string; examId: string; since: Date; until: Date | null },
): Promise<ScoreChange | null> {
  const rows = await selectLastRows(db, key, mostRows);
  const isEarlier = ({ created_at }: { created_at: Date }) => created_at < since;
  return scoreChange(
    key.examId,
    rows.filter(isEarlier),
    rows.filter((row) => !isEarlier(row)),
  );
}

/** Makes what is kept of a learner's answers anew from the answers, in every exam. Says of how many exams. */
export async function rebuildReadiness(tx: Tx, userId: string): Promise<number> {
  const exams = (await selectEnrolmentsOf(tx, userId)).filter((examId) => findExam(examId));
  for (const examId of exams) {
    await lockEnrolment(tx, userId, examId);
    const rows = await selectAttemptRows(tx, userId, examId);
    await updateEvidence(tx, { userId, examId }, rows.length, rebuilt(examId, rows));
  }
  return exams.length;
}
