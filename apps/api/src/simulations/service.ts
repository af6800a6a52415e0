import type { ActiveExam, Modality } from '../catalogue/catalogue.ts';
import { creditsLeft, leftOf, lockCredits, spendForAnswer } from '../credits/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { lockEnrolment } from '../enrolments/queries.ts';
import { ApiError } from '../http/errors.ts';
import type { Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Item } from '../questions/item.types.ts';
import { isAnswer } from '../questions/key.ts';
import { presentQuestion } from '../questions/present-question.ts';
import { drawDomains, openItem, type Room, storeQuestions } from '../questions/service.ts';
import { addGraded, type AttemptRow, weightOf } from '../readiness/service.ts';
import { reviewGraded } from '../reviews/service.ts';
import { lockOpenSession, type StoredSession } from '../study-sessions/queries.ts';
import { closeSession, countTime, openSimulation, type Study } from '../study-sessions/service.ts';
import { medianTimes } from '../statistics/service.ts';
import { defaultTimeZone, localDate } from '../time/local-days.ts';
import {
  type GradedAnswer,
  insertGraded,
  insertSimulation,
  selectAnswersSince,
  selectDue,
  selectLatest,
  selectQuestion,
  selectQuestions,
  selectSimulation,
  setEnded,
  type StoredSimulation,
  updateAnswer,
} from './queries.ts';
import { blueprintOf, endOf, graceMs, type Pace } from './rules.ts';

/** A question of a simulation with its key and what the learner did with it. */
export interface AskedQuestion {
  id: string;
  item: Item;
  domain: string;
  selected: string | null;
  isFlagged: boolean;
  timeMs: number;
}

export interface Start {
  exam: ActiveExam;
  modality: Modality;
  pace: Pace;
}

/**
 * Goes on with the exam's simulation that runs, or begins one, for which an open practice session ends. Its questions keep the
 * proportion of the official exam. Throws INSUFFICIENT_CREDITS with fewer credits than questions.
 */
export async function startSimulation(room: Room, study: Study, { exam, modality, pace }: Start, freeDaily: number) {
  const { userId, examId, now, timeZone } = study;
  const { db } = room;
  const latest = await selectLatest(db, userId, examId);
  const count = Number(modality.questionCount);
  if (!latest || latest.ended_at !== null) {
    const left = await creditsLeft(db, userId, localDate(now, timeZone), freeDaily);
    if (left < count) throw new ApiError('INSUFFICIENT_CREDITS');
  }
  const domains = blueprintOf(exam, count).flatMap((share) => Array<string>(share.count).fill(share.domain));
  const drawn =
    latest?.ended_at === null ? null : await drawDomains(room, { id: userId, timeZone }, exam, domains, now);
  return db.transaction().execute(async (tx) => {
    await lockCredits(tx, userId);
    if (!(await lockEnrolment(tx, userId, examId))) throw new ApiError('NOT_ENROLLED');
    const open = await lockOpenSession(tx, userId, examId);
    if (open?.is_simulation) return { session: open, resumed: true };
    // It ended while this call looked.
    if (!drawn) throw new ApiError('SESSION_STATE_CONFLICT');
    const session = await openSimulation(tx, study, modality.id);
    await storeQuestions(tx, { userId, exam, modality, now }, drawn);
    const began = { user_id: userId, session_id: session.id, exam_id: examId, pace, started_at: now };
    // Ids are random, so that their order mixes the domains.
    const mixed = drawn.questions
      .map(({ id, item }) => ({ id, domain: item.domain }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    await insertSimulation(tx, { ...began, ends_at: endOf(exam, pace, now) }, mixed);
    return { session, resumed: false };
  });
}

export interface Change {
  questionId: string;
  selected: string | null;
  isFlagged: boolean;
  timeMs: number;
  givenAt: Date;
}

/**
 * Stores what a learner did with a question of the running simulation; its first answer costs a credit. A change that
 * was given before the one that is stored changes nothing. Throws NOT_ENROLLED, SESSION_NOT_FOUND, QUESTION_NOT_FOUND,
 * SESSION_STATE_CONFLICT after the end, INSUFFICIENT_CREDITS.
 */
export async function saveAnswer(db: Database, study: Study, change: Change, freeDaily: number) {
  const { userId, examId, now, timeZone } = study;
  const { questionId, selected } = change;
  return db.transaction().execute(async (tx) => {
    const balance = await lockCredits(tx, userId);
    if (!(await lockEnrolment(tx, userId, examId))) throw new ApiError('NOT_ENROLLED');
    const asked = await selectQuestion(tx, userId, questionId);
    if (asked?.exam_id !== examId)
      throw new ApiError((await runs(tx, study)) ? 'QUESTION_NOT_FOUND' : 'SESSION_NOT_FOUND');
    const givenAt = clamp(change.givenAt, asked.started_at, now);
    const closesAt = new Date(asked.ends_at.getTime() + graceMs);
    if (asked.ended_at !== null || givenAt > asked.ends_at || now > closesAt)
      throw new ApiError('SESSION_STATE_CONFLICT');
    if (selected !== null && !isAnswer(await openItem(tx, asked), selected))
      throw new ApiError('VALIDATION_FAILED', { details: [{ field: 'selected', code: 'NOT_ALLOWED' }] });

    const today = localDate(now, timeZone);
    const isStale = asked.given_at !== null && givenAt < asked.given_at;
    if (isStale) {
      const stored = { selected: asked.selected, isFlagged: asked.is_flagged, givenAt: asked.given_at ?? givenAt };
      return { ...stored, creditsLeft: leftOf(balance, today, freeDaily) };
    }
    const isCharged = asked.is_charged || selected !== null;
    const spends = isCharged && !asked.is_charged;
    const left = spends
      ? await spendForAnswer(tx, balance, { userId, examId, questionId, today, now }, freeDaily)
      : leftOf(balance, today, freeDaily);
    await updateAnswer(tx, userId, questionId, {
      selected,
      is_flagged: change.isFlagged,
      time_ms: change.timeMs,
      given_at: givenAt,
      local_date: localDate(givenAt, timeZone),
      is_charged: isCharged,
    });
    const session = await lockOpenSession(tx, userId, examId);
    if (session && now <= asked.ends_at) await countTime(tx, study, session);
    return { selected, isFlagged: change.isFlagged, givenAt, creditsLeft: left };
  });
}

const runs = async (tx: Tx, { userId, examId }: Study) =>
  (await lockOpenSession(tx, userId, examId))?.is_simulation === true;

const clamp = (moment: Date, from: Date, to: Date): Date => (moment < from ? from : moment > to ? to : moment);

/** Ends and grades the exam's simulation that runs; null when none does. */
export async function endSimulation(db: Database, study: Study): Promise<StoredSession | null> {
  const { userId, examId, now } = study;
  return db.transaction().execute(async (tx) => {
    await lockCredits(tx, userId);
    if (!(await lockEnrolment(tx, userId, examId))) return null;
    const open = await lockOpenSession(tx, userId, examId);
    if (!open?.is_simulation) return null;
    const simulation = await selectSimulation(tx, userId, open.id);
    if (!simulation) throw new Error(`The simulation ${open.id} is gone`);
    const isOver = now >= simulation.ends_at;
    const endedAt = isOver ? simulation.ends_at : now;
    const answers = await graded(tx, study, open.id);
    const session = await closeSession(tx, { ...study, now: endedAt }, open);
    await insertGraded(tx, userId, examId, answers, now);
    const readiness = await addGraded(tx, study, answers.map(asRow));
    await setEnded(tx, userId, open.id, { ended_at: endedAt, ended_by: isOver ? 'TIME' : 'LEARNER' }, readiness);
    await reviewGraded(tx, study, answers);
    return session;
  });
}

const dayMs = 86_400_000;

/** The answers of a simulation with their verdicts, oldest first. */
async function graded(tx: Tx, { userId, examId }: Study, sessionId: string): Promise<GradedAnswer[]> {
  const given = (await readQuestions(tx, userId, sessionId))
    .flatMap(({ selected, given_at: givenAt, local_date: localDate, ...asked }) =>
      selected === null || givenAt === null || localDate === null ? [] : [{ ...asked, selected, givenAt, localDate }],
    )
    .toSorted((a, b) => a.givenAt.getTime() - b.givenAt.getTime());
  const [first] = given;
  if (!first) return [];
  const before = await selectAnswersSince(tx, userId, examId, new Date(first.givenAt.getTime() - dayMs));
  // What is asked in a simulation is asked once, so that only practice can have told it.
  return given.map(({ id, item, selected, timeMs, givenAt, localDate, facts_hash, stem_hash }) => ({
    questionId: id,
    domain: item.domain,
    topic: item.topic,
    selected,
    isCorrect: selected === item.key,
    level: item.level,
    isPair: item.key.includes(','),
    weight: weightOf({
      timeMs,
      sameStem: before.some(
        ({ stem_hash: other, created_at }) =>
          other !== null && other === stem_hash && Math.abs(givenAt.getTime() - created_at.getTime()) < dayMs,
      ),
      sameFact: before.some(
        ({ facts_hash: other, local_date: day }) => other !== null && other === facts_hash && day === localDate,
      ),
      isWritten: item.writer !== undefined,
    }),
    factsHash: facts_hash,
    stemHash: stem_hash,
    timeMs,
    localDate,
    givenAt,
  }));
}

const asRow = ({ domain, level, isPair, isCorrect, weight, localDate: day }: GradedAnswer): AttemptRow => ({
  domain,
  level,
  is_pair: isPair,
  is_correct: isCorrect,
  weight,
  local_date: day,
});

/** Grades the exam's simulation where nobody ended it in time. */
export async function gradeIfDue(db: Database, study: Study): Promise<void> {
  const latest = await selectLatest(db, study.userId, study.examId);
  if (latest && isDue(latest, study.now)) await endSimulation(db, study);
}

const isDue = ({ ended_at, ends_at }: StoredSimulation, now: Date): boolean =>
  ended_at === null && now.getTime() > ends_at.getTime() + graceMs;

/** Simulations that are graded at once, so that a long list does not hold others up. */
const batch = 100;

/** Grades what nobody ended in time. Throws the last failure, once all have had their turn. */
export async function gradeDue(db: Database, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const { user_id, exam_id } of await selectDue(db, new Date(now.getTime() - graceMs), batch))
    await gradeIfDue(db, { userId: user_id, examId: exam_id, now, timeZone: defaultTimeZone }).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0) throw failures.at(-1);
}

/** The simulation that runs or the last one, with its questions, of an ended one with the time that others took; null without any. */
export async function latestSimulation(db: Database, study: Study) {
  await gradeIfDue(db, study);
  const simulation = await selectLatest(db, study.userId, study.examId);
  if (!simulation) return null;
  const asked = await readQuestions(db, study.userId, simulation.session_id);
  const items = simulation.ended_at === null ? [] : asked.map(({ item }) => item);
  const medians = await medianTimes(db, items);
  return { simulation, questions: asked.map((one, place) => ({ ...one, medianMs: medians[place] ?? null })) };
}

/** The questions of a simulation as a learner may see them while it runs. */
export async function questionsOf(
  db: Database,
  userId: string,
  sessionId: string,
  locale: Locale,
): Promise<Schemas['Question'][]> {
  return (await readQuestions(db, userId, sessionId)).map(({ id, item }) => presentQuestion(id, item, locale));
}

/** The questions of a simulation that has ended, with their answers. */
export const findResult = (db: Database, userId: string, sessionId: string): Promise<AskedQuestion[]> =>
  readQuestions(db, userId, sessionId);

async function readQuestions(db: Database | Tx, userId: string, sessionId: string) {
  const rows = await selectQuestions(db, userId, sessionId);
  return Promise.all(
    rows.map(async ({ question_id, is_flagged, time_ms, book_id, packed, ...row }) => {
      const item = await openItem(db, { book_id, packed });
      return { ...row, id: question_id, item, isFlagged: is_flagged, timeMs: time_ms };
    }),
  );
}
