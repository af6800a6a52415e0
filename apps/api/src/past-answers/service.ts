import { examTotals, topicTotals } from '../analytics/service.ts';
import { type Exam, findExam, findModality, findModalityByName } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/errors.ts';
import type { Schemas } from '../http/operations.ts';
import type { Item } from '../questions/item.types.ts';
import { findMissed, missedIn, openItem } from '../questions/service.ts';
import { changeBy } from '../readiness/service.ts';
import type { StoredSession } from '../study-sessions/queries.ts';
import { findPractice } from '../study-sessions/service.ts';
import type { LocalDate } from '../time/local-days.ts';
import { selectReportedIds, selectReports, type StoredReport } from '../reports/service.ts';
import { type AnswerFilter, type Page, selectAnswers, type StoredAnswer, sumDomains } from './queries.ts';

export interface PastAnswer {
  row: StoredAnswer;
  item: Item;
  /** Wrong, and what it rests on was not answered right since. */
  isMissed: boolean;
  /** What the person reported of it. */
  report: StoredReport | null;
}

export interface AnswersWish {
  examId: string | undefined;
  /** Id or name of a modality that practises one official domain. */
  domain: string | undefined;
  verdict: Schemas['AttemptVerdict'] | undefined;
  from: LocalDate | undefined;
  to: LocalDate | undefined;
  sessionId: string | undefined;
  /** Only what the person reported. */
  reported: boolean;
}

/** A page of past answers, newest first. Throws VALIDATION_FAILED for a domain that the exam does not have. */
export async function listAnswers(db: Database, userId: string, wish: AnswersWish, page: Page): Promise<PastAnswer[]> {
  const filter = await filterOf(db, userId, wish);
  if (!filter) return [];
  const rows = await selectAnswers(db, userId, filter, page);
  const examIds = [...new Set(rows.filter((row) => !row.is_correct).map(({ exam_id }) => exam_id))];
  const missed = new Map(
    await Promise.all(
      examIds.map(
        async (examId) => [examId, new Set((await findMissed(db, userId, examId)).map(({ facts }) => facts))] as const,
      ),
    ),
  );
  const reports = await selectReports(
    db,
    userId,
    rows.map(({ question_id }) => question_id),
  );
  return Promise.all(
    rows.map(async (row) => ({
      row,
      item: await openItem(db, row),
      isMissed: !row.is_correct && missed.get(row.exam_id)?.has(row.facts_hash ?? Number.NaN) === true,
      report: reports.get(row.question_id) ?? null,
    })),
  );
}

/** One past answer, to be read again. Throws QUESTION_NOT_FOUND where there is no answer. */
export async function readAnswer(db: Database, userId: string, questionId: string): Promise<PastAnswer> {
  const only = { ...everything, questionIds: [questionId] };
  const [row] = await selectAnswers(db, userId, only, { after: null, limit: 1 });
  if (!row) throw new ApiError('QUESTION_NOT_FOUND');
  const [missed, reports] = await Promise.all([
    row.is_correct ? [] : findMissed(db, userId, row.exam_id),
    selectReports(db, userId, [questionId]),
  ]);
  return {
    row,
    item: await openItem(db, row),
    isMissed: missed.some(({ facts }) => facts === row.facts_hash),
    report: reports.get(questionId) ?? null,
  };
}

/** Days that PostgreSQL knows, and their neighbours too. */
const ofOurTime = /^[12]\d{3}-/;

const everything: AnswerFilter = {
  examId: null,
  narrowed: null,
  questionIds: null,
  days: { from: null, to: null },
  since: null,
  until: null,
};

/** What to look for; null where nothing can be found. */
async function filterOf(db: Database, userId: string, wish: AnswersWish): Promise<AnswerFilter | null> {
  const { verdict, from = null, to = null, sessionId } = wish;
  for (const [field, day] of Object.entries({ from, to }))
    if (day !== null && !ofOurTime.test(day)) throw refused(field, 'NOT_ALLOWED');
  const session = sessionId === undefined ? null : await findPractice(db, userId, sessionId);
  if (sessionId !== undefined && !session) return null;
  if (session && wish.examId !== undefined && wish.examId !== session.exam_id) return null;
  const examId = session?.exam_id ?? wish.examId ?? null;
  const common = {
    ...everything,
    examId,
    questionIds: wish.reported ? await selectReportedIds(db, userId) : null,
    days: { from, to },
    since: session?.started_at ?? null,
    until: session?.ended_at ?? null,
  };
  if (wish.domain === undefined && verdict === undefined) return common;
  if (examId === null) throw refused('examId', 'REQUIRED');
  const exam = findExam(examId);
  if (!exam) return null;
  const all = exam.blueprint.domains.map(({ id }) => id);
  const domain = wish.domain === undefined ? null : requireDomain(exam, wish.domain);
  const domains = domain === null ? all : [domain];
  const missed = verdict === 'MISSED' ? await findMissed(db, userId, examId) : null;
  return {
    ...common,
    narrowed: { domains, verdicts: verdict === undefined ? [true, false] : [verdict === 'CORRECT'] },
    questionIds: both(common.questionIds, missed && missed.map(({ question_id }) => question_id)),
  };
}

/** What stands in both lists; null stands for everything. */
function both(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((id) => other.includes(id));
}

function requireDomain(exam: Exam, name: string): string {
  const scope = (findModality(exam, name) ?? findModalityByName(exam, name))?.scope;
  if (scope?.kind !== 'domain') throw refused('domain', 'NOT_ALLOWED');
  return scope.domain;
}

const refused = (field: string, code: 'REQUIRED' | 'NOT_ALLOWED') =>
  new ApiError('VALIDATION_FAILED', { details: [{ field, code }] });

/** Sums over the exam and domain of a list; null where days, a session or reports narrow it. */
export async function sumAnswers(
  db: Database,
  userId: string,
  { examId, domain, from, to, sessionId, reported }: AnswersWish,
): Promise<Schemas['AttemptTotals'] | null> {
  if (from !== undefined || to !== undefined || sessionId !== undefined || reported) return null;
  if (examId === undefined) {
    const { rows, all } = await examTotals(db, userId);
    const missed = await Promise.all(rows.map(({ exam_id }) => findMissed(db, userId, exam_id)));
    return { answered: all.answered, correct: all.correct, missed: missed.flat().length };
  }
  const exam = findExam(examId);
  if (!exam) return { answered: 0, correct: 0, missed: 0 };
  const only = domain === undefined ? null : requireDomain(exam, domain);
  const isOf = (one: { domain: string }) => only === null || one.domain === only;
  const [topics, missed] = await Promise.all([topicTotals(db, userId), findMissed(db, userId, examId)]);
  const own = topics.filter((topic) => topic.exam_id === examId && isOf(topic));
  return {
    answered: own.reduce((sum, { answered }) => sum + answered, 0),
    correct: own.reduce((sum, { correct }) => sum + correct, 0),
    missed: missed.filter(isOf).length,
  };
}

/** What a practice session brought. Throws SESSION_NOT_FOUND. */
export async function readSession(db: Database, userId: string, sessionId: string) {
  const session = await findPractice(db, userId, sessionId);
  if (!session) throw new ApiError('SESSION_NOT_FOUND');
  const { exam_id: examId, started_at: since, ended_at: until } = session;
  const [domains, missed, change] = await Promise.all([
    sumDomains(db, userId, { examId, since, until }),
    findMissed(db, userId, examId),
    changeBy(db, { userId, examId, since, until }),
  ]);
  const missedInIt = (await missedIn(db, userId, session, missed)).length;
  return { session, domains: inOrder(session, domains), missed: missedInIt, missedInExam: missed.length, change };
}

/** As the exam has its domains. */
function inOrder<Row extends { domain: string }>({ exam_id }: StoredSession, rows: Row[]): Row[] {
  const order = findExam(exam_id)?.blueprint.domains.map(({ id }) => id) ?? [];
  return rows.toSorted((a, b) => order.indexOf(a.domain) - order.indexOf(b.domain));
}
