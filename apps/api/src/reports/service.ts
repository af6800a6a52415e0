import type { QuestionReportReason } from '@prepar/openapi/types';
import { zoneAt } from '../auth/time-zone.ts';
import { type Exam, findExam, isActive } from '../catalogue/catalogue.ts';
import { lockCredits, returnCredit } from '../credits/service.ts';
import type { Database, Tx } from '../database/database.ts';
import type { ItemBefore } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import type { Item } from '../questions/item.types.ts';
import { askedMark } from '../questions/marks.ts';
import { openItem } from '../questions/service.ts';
import { bookIdOf } from '../questions/storage/books.ts';
import { verify } from '../questions/verify.ts';
import { localDate } from '../time/local-days.ts';
import {
  closeReport,
  countAnswers,
  countReporters,
  findAnswered,
  insertLogEntry,
  insertReport,
  type ItemKey,
  lockItem,
  type LockedItem,
  lockKnownItem,
  type Outcome,
  reopenReports,
  selectOpenReports,
  selectReports,
  selectReportTimes,
  type StoredReport,
  updateItem,
  waitForOthers,
} from './queries.ts';

export { type ItemKey, selectReportedIds, withdrawOdd, selectReports, type StoredReport } from './queries.ts';

/** Reports that a person may send in 24 hours. */
const mostReports = 10;
/** So many people who report the same take it out of circulation. */
const peopleToQuarantine = 2;
/** What is odd comes back after a decision once there are so many times the answers of then. */
const newEvidence = 2;
const dayMs = 86_400_000;

export interface Complaint {
  userId: string;
  questionId: string;
  reason: QuestionReportReason;
  comment: string | null;
  now: Date;
}

/** What an item of a question is known by. */
export const itemKeyOf = (item: Item): ItemKey => ({ exam_id: item.exam, asked_hash: askedMark(item) });

/**
 * Notes what a person says is wrong with a question they answered, and checks it at once. A second person, or a check
 * that fails, takes what it asks out of circulation until an administrator decides. Where the error is confirmed already,
 * the credit comes back now. Throws QUESTION_NOT_FOUND, QUESTION_ALREADY_REPORTED, RATE_LIMITED.
 */
export async function reportQuestion(
  db: Database,
  { userId, questionId, reason, comment, now }: Complaint,
): Promise<{ report: StoredReport; replayed: boolean }> {
  const question = await findAnswered(db, userId, questionId);
  if (!question) throw new ApiError('QUESTION_NOT_FOUND');
  const { book_id, packed } = question;
  const item = await openItem(db, question);
  const key = itemKeyOf(item);
  const problems = recheck(item, question);
  const replayed = await db.transaction().execute(async (tx) => {
    await waitForOthers(tx, userId);
    const former = (await selectReports(tx, userId, [questionId])).get(questionId);
    if (former && (former.reason !== reason || former.comment !== comment))
      throw new ApiError('QUESTION_ALREADY_REPORTED');
    if (former) return true;
    await refuseFlood(tx, userId, now);
    const known = await lockItem(tx, key, { book_id, packed });
    // Before the report refers to the account: whoever deletes it locks in this order.
    if (known.decision === 'CONFIRMED') await lockCredits(tx, userId);
    await insertReport(tx, {
      user_id: userId,
      question_id: questionId,
      ...key,
      reason,
      comment,
      problems,
      created_at: now,
      decided_at: null,
    });
    await weigh(tx, known, problems, now);
    return false;
  });
  const report = (await selectReports(db, userId, [questionId])).get(questionId);
  if (!report) throw new ApiError('QUESTION_NOT_FOUND');
  return { report, replayed };
}

/** What the knowledge base of today finds wrong. The words of a question from before, or of a model, are others than its own. */
function recheck(item: Item, { book_id, model }: { book_id: number | null; model: string | null }): string[] {
  const exam: Exam | undefined = findExam(item.exam);
  if (!exam || !isActive(exam)) return [];
  const hasWordsOfToday = model === null && book_id === bookIdOf(exam);
  const problems = verify(exam.knowledge, item).filter(({ check }) => hasWordsOfToday || check === 'key');
  return [...new Set(problems.map(({ text }) => text))];
}

async function refuseFlood(tx: Tx, userId: string, now: Date): Promise<void> {
  const times = await selectReportTimes(tx, userId, new Date(now.getTime() - dayMs));
  const oldest = times.at(-mostReports);
  if (!oldest) return;
  const wait = Math.max(1, Math.ceil((oldest.getTime() + dayMs - now.getTime()) / 1000));
  throw new ApiError('RATE_LIMITED', { headers: { 'retry-after': String(wait) } });
}

/** What a new report makes of its item. */
async function weigh(tx: Tx, item: LockedItem, problems: readonly string[], now: Date): Promise<void> {
  if (item.decision === 'CONFIRMED') {
    await settle(tx, item, { status: 'CONFIRMED', note: item.note, decided_at: now });
    return;
  }
  if (item.waits_for === 'QUARANTINE') return;
  const isWrong = problems.length > 0 || (await countReporters(tx, item)) >= peopleToQuarantine;
  const waits_since = item.waits_since ?? now;
  if (!isWrong) return updateItem(tx, item, { waits_for: 'REPORT', waits_since });
  await updateItem(tx, item, { waits_for: 'QUARANTINE', waits_since, is_out: true });
  const { exam_id, asked_hash } = item;
  await insertLogEntry(tx, { exam_id, asked_hash, kind: 'QUARANTINED', note: null, done_by: null, created_at: now });
}

/**
 * Puts an item before the administrators because of how people answer it, unless it waits already, is out, or was looked at
 * with nearly as many answers. It circulates meanwhile.
 */
export async function noteOddItem(
  db: Database,
  key: ItemKey,
  { question, answers, now }: { question: Pick<LockedItem, 'book_id' | 'packed'>; answers: number; now: Date },
): Promise<void> {
  const { exam_id, asked_hash } = key;
  const { book_id, packed } = question;
  await db.transaction().execute(async (tx) => {
    const item = await lockItem(tx, { exam_id, asked_hash }, { book_id, packed });
    if (item.waits_for !== null || item.is_out || answers < newEvidence * item.looked_at) return;
    await updateItem(tx, item, { waits_for: 'ODD', waits_since: now });
    await insertLogEntry(tx, { exam_id, asked_hash, kind: 'ODD', note: null, done_by: null, created_at: now });
  });
}

/** Tells everybody who reported an item the outcome; confirmed, each answer gets its credit back, once. Returns how many did. */
async function settle(tx: Tx, key: ItemKey, outcome: Omit<Outcome, 'credits'>): Promise<number> {
  let returned = 0;
  for (const report of await selectOpenReports(tx, key)) {
    const { user_id: userId, question_id: questionId, credits: before } = report;
    const now = outcome.decided_at;
    const day = localDate(now, zoneAt(report, now));
    const answer = { user_id: userId, question_id: questionId, local_date: day, created_at: now };
    const credits = outcome.status === 'CONFIRMED' && (await returnCredit(tx, answer)) ? 1 : 0;
    await closeReport(tx, userId, questionId, { ...outcome, credits: before + credits });
    returned += credits;
  }
  return returned;
}

export interface Decision {
  /** Whether the question is wrong and stays out, or comes back. */
  verdict: 'CONFIRMED' | 'RELEASED';
  note: string | null;
  /** Address of the administrator. */
  by: string;
  now: Date;
}

/**
 * Decides on an item: out, with the credit back for everybody who reported it, or back in circulation. What is so already
 * stays as it is. Throws QUESTION_NOT_FOUND.
 */
export async function decide(db: Database, key: ItemKey, { verdict, note, by, now }: Decision): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const item = await lockKnownItem(tx, key);
    if (!item || (item.waits_for === null && item.decision === null)) throw new ApiError('QUESTION_NOT_FOUND');
    if (item.waits_for === null && item.decision === verdict) return;
    const status = verdict === 'CONFIRMED' ? ('CONFIRMED' as const) : ('KEPT' as const);
    const credits = await settle(tx, key, { status, note, decided_at: now });
    await updateItem(tx, key, {
      waits_for: null,
      waits_since: null,
      is_out: verdict === 'CONFIRMED',
      decision: verdict,
      decided_at: now,
      note,
      looked_at: await countAnswers(tx, key),
      before: JSON.stringify(changedByDecision(item)),
    });
    await insertLogEntry(tx, { ...key, kind: verdict, note, credits, done_by: by, created_at: now });
  });
}

const changedByDecision = (item: LockedItem): ItemBefore => ({
  waits_for: item.waits_for,
  waits_since: item.waits_since?.toISOString() ?? null,
  is_out: item.is_out,
  decision: item.decision,
  decided_at: item.decided_at?.toISOString() ?? null,
  note: item.note,
  looked_at: item.looked_at,
});

const asBefore = ({ waits_since, decided_at, ...before }: ItemBefore) => ({
  ...before,
  waits_since: waits_since === null ? null : new Date(waits_since),
  decided_at: decided_at === null ? null : new Date(decided_at),
});

/** Whether the last decision on an item can be taken back: nothing waits since. */
export const canUndo = ({ waits_for, before }: Pick<LockedItem, 'waits_for' | 'before'>): boolean =>
  waits_for === null && before !== null;

/**
 * Takes the last decision on an item back: it waits, or circulates, as before it, and its reports are open again. What
 * people were given stays theirs. Without a decision to take back nothing changes. Throws QUESTION_NOT_FOUND.
 */
export async function undoDecision(db: Database, key: ItemKey, { by, now }: Pick<Decision, 'by' | 'now'>) {
  await db.transaction().execute(async (tx) => {
    const item = await lockKnownItem(tx, key);
    if (!item) throw new ApiError('QUESTION_NOT_FOUND');
    if (!canUndo(item) || item.before === null) return;
    if (item.decided_at) await reopenReports(tx, key, item.decided_at);
    await updateItem(tx, key, { ...asBefore(item.before), before: null });
    await insertLogEntry(tx, { ...key, kind: 'UNDONE', note: null, done_by: by, created_at: now });
  });
}
