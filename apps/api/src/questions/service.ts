import { insertActivity } from '../activities/queries.ts';
import { createId } from '../ids.ts';
import type { Database, Tx } from '../database/database.ts';
import {
  type ActiveExam,
  type Exam,
  findModality,
  findModalityByName,
  findTopicByName,
  isActive,
  listExams,
  type Modality,
  wholeExam,
} from '../catalogue/catalogue.ts';
import { isEnrolled, lockEnrolment } from '../enrolments/queries.ts';
import { requireExam } from '../exams/service.ts';
import { ApiError } from '../http/errors.ts';
import type { DrawnQuestion, Generator } from './generator.ts';
import type { Item, Preference, Seen } from './item.types.ts';
import { type Miss, missOf } from './missed.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Written, WrittenOrder } from './written/service.ts';
import {
  insertPending,
  insertQuestions,
  prunePending,
  selectBarred,
  selectLastMisses,
  selectMissed,
  selectQuestion,
  selectSeen,
  selectWrong,
} from './queries.ts';
import type { StoredSession } from '../study-sessions/queries.ts';
import { countRunningTime, findPractice } from '../study-sessions/service.ts';
import { bookIdOf, ensureBook, readBook } from './storage/books.ts';
import { unpack } from './storage/pack.ts';

const memoryDays = 90;
/** Questions that a person may leave without an answer; beyond that a new one takes the place of the oldest. As many as none may come back within. */
const mostPending = 60;
/** Missed concepts whose last answer is looked at: more than are tried for a question. */
const mostMisses = 60;
const levels = { EASY: 1, MEDIUM: null, HARD: 3 } as const;

export interface Wish {
  examId: string;
  /** Id or name of a modality, in any language. */
  domain: string;
  difficulty: keyof typeof levels;
  subtopic: string | undefined;
  /** Asks for what was answered wrong and not right since; then level and topic do not count. */
  missed: boolean;
  /** The practice session in which it was answered wrong; undefined for all answers. */
  missedIn: string | undefined;
  /** So many questions a concept that was just asked waits for the other missed ones. */
  rest: number;
  /** In which a model is to write. */
  locale: Locale;
  /** Asks for what is due again, free of credits; then level and topic do not count. */
  due: boolean;
}

/** Who asks, and in which zone their days begin. */
export interface Learner {
  id: string;
  timeZone: string;
}

export interface Room {
  db: Database;
  generator: Generator;
}

/** Finds a question that a model wrote; null where there is none in time, or no model. */
export type FindWritten = (order: WrittenOrder) => Promise<Written | null>;

/** A question of a person, with its key. */
export async function findQuestion(db: Database | Tx, userId: string, questionId: string) {
  const found = await selectQuestion(db, userId, questionId);
  return found && { exam_id: found.exam_id, item: await openItem(db, found) };
}

/** The question that a row of `questions` stands for. */
export async function openItem(db: Database | Tx, stored: { book_id: number | null; packed: Buffer }): Promise<Item> {
  return unpack(await readBook(db, stored.book_id), stored.packed);
}

/** What a learner answered wrong in an exam and not right since, latest first. */
export const findMissed = (db: Database, userId: string, examId: string) => selectMissed(db, userId, examId);

/** Of what is missed in an exam, what was answered wrong in a practice session of it. */
export async function missedIn<M extends { facts: number }>(
  db: Database,
  userId: string,
  { exam_id: examId, started_at: since, ended_at: until }: StoredSession,
  missed: readonly M[],
): Promise<M[]> {
  const wrong = await selectWrong(db, userId, { examId, since, until });
  return missed.filter(({ facts }) => wrong.has(facts));
}

/** Why a question is asked: to mend what is weak, because something missed is due again, or to get to know the learner. */
export type Reason = 'WEAKNESS' | 'REVIEW' | 'EXPLORATION';

/** What to prefer, and why, where nothing that is due can be asked. */
export interface Advice extends Preference {
  why: Exclude<Reason, 'REVIEW'>;
}

/**
 * Says what somebody who practises a whole exam should be asked next; null for somebody who is not enrolled. The same
 * seed gives the same advice.
 */
export type Advise = (learner: Learner, exam: Exam, seed: string, now: Date) => Promise<Advice | null>;

/** Marks of the facts of an exam that are due again, most urgent first: of them those that do not wait for an answer. */
export type FindDue = (learner: Learner, examId: string, now: Date) => Promise<{ all: number[]; fresh: number[] }>;

export interface Generated extends DrawnQuestion {
  /** Null where the learner chose what to practise. */
  reason: Reason | null;
  /** Null: from the knowledge base. */
  model: string | null;
}

/** What is missed and asked for: of the whole exam, or of one practice session. */
async function findWanted(db: Database, learner: Learner, { missedIn: sessionId }: Wish, examId: string) {
  const [missed, session] = await Promise.all([
    findMissed(db, learner.id, examId),
    sessionId === undefined ? null : findPractice(db, learner.id, sessionId),
  ]);
  if (sessionId === undefined) return missed;
  return session?.exam_id === examId ? missedIn(db, learner.id, session, missed) : [];
}

/** Makes a new question for a learner and stores it with its key. Generating costs no credit. Throws NOTHING_MISSED and NOTHING_DUE. */
export async function generateQuestion(
  room: Room & { advise: Advise; findDue: FindDue; findWritten: FindWritten },
  learner: Learner,
  wish: Wish,
  now: Date,
): Promise<Generated> {
  const exam = requireActiveExam(wish.examId);
  const modality = requireModality(exam, wish.domain);
  const topic = wish.subtopic === undefined ? null : requireTopic(exam, modality, wish.subtopic);
  const level = levels[wish.difficulty];
  const id = createId();
  const isOpen = !wish.missed && !wish.due && modality.scope.kind === 'exam' && topic === null && level === null;
  const advice = isOpen ? await room.advise(learner, exam, id, now) : null;
  if (isOpen ? !advice : !(await isEnrolled(room.db, learner.id, exam.id))) throw new ApiError('NOT_ENROLLED');
  const one = { learner, exam, modality, ids: [id], now };
  if (wish.missed) {
    const again = (await findWanted(room.db, learner, wish, exam.id)).map(({ facts }) => facts);
    const [missed] =
      again.length > 0 ? await draw(room, { ...one, topic: null, level: null, again, rest: wish.rest }) : [];
    if (!missed) throw new ApiError('NOTHING_MISSED');
    return { ...missed, reason: null, model: null };
  }
  if (wish.due) {
    const { all, fresh } = await room.findDue(learner, exam.id, now);
    const again = [...fresh, ...all.filter((mark) => !fresh.includes(mark))];
    const [due] = again.length > 0 ? await draw(room, { ...one, topic: null, level: null, again, reviews: again }) : [];
    if (!due) throw new ApiError('NOTHING_DUE');
    return { ...due, reason: 'REVIEW', model: null };
  }
  const drawn = await drawItems(room, { ...one, topic, level, preference: advice });
  const [instead] = drawn.questions;
  if (!instead) throw new Error('Drawing one question gave none');
  const reason = advice && reasonOf(instead, advice);
  // What is due is asked about itself.
  const written =
    reason === 'REVIEW'
      ? null
      : await room.findWritten({
          learner,
          exam,
          modality,
          topic,
          level,
          locale: wish.locale,
          instead,
          seen: drawn.seen,
          now,
        });
  if (written) {
    const { model, isWaiting } = written;
    if (!isWaiting) await store(room, one, { bookId: null, model, questions: [written] });
    return { ...written, reason: advice && reasonOf(written, advice) };
  }
  await store(room, { ...one, reviews: advice?.due ?? [] }, drawn);
  return { ...instead, reason, model: null };
}

/** What was preferred may have given way. */
function reasonOf({ item, seen }: DrawnQuestion, { due, domain, why }: Advice): Reason {
  if (due.some((mark) => mark === seen.facts)) return 'REVIEW';
  return item.domain === domain ? why : 'EXPLORATION';
}

/** Makes several new questions that follow the blueprint of the whole exam. */
export async function drawQuestions(
  room: Room,
  learner: Learner,
  examId: string,
  count: number,
  now: Date,
): Promise<DrawnQuestion[]> {
  const exam = requireActiveExam(examId);
  if (!(await isEnrolled(room.db, learner.id, exam.id))) throw new ApiError('NOT_ENROLLED');
  const ids = Array.from({ length: count }, createId);
  return draw(room, { learner, exam, modality: wholeExam(exam), topic: null, level: null, ids, now });
}

interface Draw {
  learner: Learner;
  exam: ActiveExam;
  modality: Modality;
  topic: string | null;
  level: 1 | 3 | null;
  /** Left out: nothing is preferred. */
  preference?: Preference | null;
  /** Marks of the concepts to ask about again, latest missed first. */
  again?: readonly number[];
  /** Of so many questions asked last the concepts come at the end of those. Default none. */
  rest?: number;
  /** Marks of the concepts that are due: a question about one of them is free. */
  reviews?: readonly number[];
  /** One for each question. */
  ids: readonly string[];
  now: Date;
}

async function draw(room: Room, wish: Draw): Promise<DrawnQuestion[]> {
  const drawn = await drawItems(room, wish);
  if (drawn.questions.length > 0) await store(room, wish, drawn);
  return drawn.questions;
}

/** Hands questions out to a learner. */
async function store(
  room: Room,
  { learner, exam, modality, reviews, now }: Pick<Draw, 'learner' | 'exam' | 'modality' | 'reviews' | 'now'>,
  drawn: Drawn,
): Promise<void> {
  const { questions } = drawn;
  await room.db.transaction().execute(async (tx) => {
    if (!(await lockEnrolment(tx, learner.id, exam.id))) throw new ApiError('NOT_ENROLLED');
    await countRunningTime(tx, { userId: learner.id, examId: exam.id, now, timeZone: learner.timeZone });
    await storeQuestions(tx, { userId: learner.id, exam, modality, now }, drawn, reviews);
    const ids = questions.map(({ id }) => id);
    if ((await insertPending(tx, learner.id, ids)) > mostPending) await prunePending(tx, learner.id, mostPending);
    const [only, ...others] = questions;
    // Of a draw nothing tells which were seen.
    if (!only || others.length > 0) return;
    const facts = { questionId: only.id, domain: only.item.domain, level: only.item.level };
    await insertActivity(tx, { userId: learner.id, examId: exam.id, type: 'QUESTION_GENERATED', facts, now });
  });
}

/** Questions that are not stored yet. */
export interface Drawn {
  /** What they are compressed against; null: nothing. */
  bookId: number | null;
  /** Null: from the knowledge base. */
  model: string | null;
  questions: DrawnQuestion[];
}

/** Draws questions of the whole exam, one of each of the given official domains, in their order. */
export function drawDomains(
  room: Room,
  learner: Learner,
  exam: ActiveExam,
  domains: readonly string[],
  now: Date,
): Promise<Drawn> {
  const ids = domains.map(createId);
  const wish = { learner, exam, modality: wholeExam(exam), topic: null, level: null, ids, now };
  return drawItems(room, wish, domains);
}

const ensureBookOf = ({ db, generator }: Room, exam: ActiveExam, now: Date) =>
  ensureBook(db, bookIdOf(exam), () => generator.makeBook(exam.id), now);

/** Makes what questions of every exam are stored with, so that the first learner of one does not wait for it. */
export async function prepareBooks(room: Room, now: Date): Promise<void> {
  for (const exam of listExams().filter(isActive)) await ensureBookOf(room, exam, now);
}

async function drawItems(
  room: Room,
  wish: Draw,
  domains: readonly string[] | null = null,
): Promise<Drawn & { seen: Seen[] }> {
  const { db, generator } = room;
  const { learner, exam, modality, topic, level, preference = null, again, rest = 0, ids, now } = wish;
  const [seen, barred] = await Promise.all([
    selectSeen(db, learner.id, exam.id, new Date(now.getTime() - memoryDays * 86_400_000)),
    selectBarred(db, exam.id),
  ]);
  const groups = again === undefined ? null : restingLast(again, seen.slice(0, rest));
  const [book, misses] = await Promise.all([
    ensureBookOf(room, exam, now),
    findMisses(db, learner.id, exam, groups?.flat() ?? preference?.due ?? []),
  ]);
  const questions = await generator.draw({
    examId: exam.id,
    scope: { modalityId: modality.id, ...(topic !== null && { topic }) },
    level,
    preference,
    seen,
    ids,
    domains,
    again: groups,
    misses,
    barred,
    bookId: book.id,
    bookBody: book.body,
  });
  return { bookId: book.id, model: null, questions, seen };
}

/** How the first of some concepts were answered wrong last, by mark. */
async function findMisses(
  db: Database,
  userId: string,
  exam: ActiveExam,
  marks: readonly number[],
): Promise<Map<number, Miss>> {
  if (marks.length === 0) return new Map();
  const last = await selectLastMisses(db, userId, { examId: exam.id, marks: marks.slice(0, mostMisses) });
  const opened = last.map(async ({ facts, selected, ...stored }) => {
    const miss = missOf(exam.knowledge.patterns, await openItem(db, stored), selected);
    return [facts, miss] as const;
  });
  return new Map(await Promise.all(opened));
}

/** The same concepts in two groups: those that were asked last by themselves, at the end. */
function restingLast(marks: readonly number[], last: readonly Seen[]): number[][] {
  const recent = new Set(last.map(({ facts }) => facts));
  return [marks.filter((mark) => !recent.has(mark)), marks.filter((mark) => recent.has(mark))];
}

interface Shelf {
  userId: string;
  exam: ActiveExam;
  modality: Modality;
  now: Date;
}

/** Stores drawn questions with their keys; those about one of the given concepts as reviews. */
export async function storeQuestions(
  tx: Tx,
  { userId, exam, modality, now }: Shelf,
  { bookId, model, questions }: Drawn,
  reviews: readonly number[] = [],
): Promise<void> {
  await insertQuestions(
    tx,
    questions.map(({ id, seen, packed }) => ({
      user_id: userId,
      id,
      exam_id: exam.id,
      modality_id: modality.id,
      book_id: bookId,
      model,
      packed: Buffer.from(packed),
      facts_hash: seen.facts,
      asked_hash: seen.asked,
      stem_hash: seen.stem,
      skin_hash: seen.skin,
      is_review: seen.facts !== null && reviews.includes(seen.facts),
      created_at: now,
    })),
  );
}

function requireActiveExam(examId: string): ActiveExam {
  const exam = requireExam(examId);
  if (!isActive(exam)) throw new ApiError('EXAM_INACTIVE');
  return exam;
}

/** A modality by its id or, failing that, its name. */
function requireModality(exam: Exam, name: string): Modality {
  const modality = findModality(exam, name) ?? findModalityByName(exam, name);
  // Only the full simulation is finite, and it has its own way to its questions.
  if (!modality?.isActive || modality.questionCount !== 'infinite') throw notAllowed('domain');
  return modality;
}

function requireTopic(exam: Exam, modality: Modality, name: string): string {
  const topic = findTopicByName(exam, modality, name);
  if (!topic) throw notAllowed('subtopic');
  return topic;
}

const notAllowed = (field: string) => new ApiError('VALIDATION_FAILED', { details: [{ field, code: 'NOT_ALLOWED' }] });
