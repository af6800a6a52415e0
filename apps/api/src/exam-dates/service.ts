import type { ExamOutcomeResult } from '@prepar/openapi/types';
import { type Exam, findExam } from '../catalogue/catalogue.ts';
import type { Database, Tx } from '../database/database.ts';
import { lockEnrolment } from '../enrolments/queries.ts';
import { ApiError } from '../http/errors.ts';
import { type Learner, standingBefore } from '../readiness/service.ts';
import { type LocalDate, localDate } from '../time/local-days.ts';
import { deleteDate, selectDates, selectOutcomes, upsertDate, upsertOutcome } from './queries.ts';

/** When somebody sits an exam, and how earlier ones went. */
export interface ExamDate {
  examId: string;
  date: LocalDate | null;
  /** Whether the date has passed, so that its outcome can be told. */
  outcomeDue: boolean;
  /** Of the expected result after the last practice before a date that has passed, per cent. */
  low: number | null;
  high: number | null;
  outcomes: { date: LocalDate; result: ExamOutcomeResult; mark: number | null }[];
}

/** Dates and outcomes of a person, in one exam or in all that they have any of. */
export async function examDates(
  db: Database | Tx,
  learner: Learner,
  examId: string | null,
  now: Date,
): Promise<ExamDate[]> {
  const today = localDate(now, learner.timeZone);
  const dates = await selectDates(db, learner.id, examId);
  const outcomes = await selectOutcomes(db, learner.id, examId);
  const examIds = new Set([...dates, ...outcomes].map((row) => row.exam_id));
  return [...examIds]
    .filter((id) => findExam(id))
    .map((id) => {
      const planned = dates.find((row) => row.exam_id === id);
      const outcomeDue = planned !== undefined && planned.exam_date < today;
      return {
        examId: id,
        date: planned?.exam_date ?? null,
        outcomeDue,
        low: outcomeDue ? planned.score_low : null,
        high: outcomeDue ? planned.score_high : null,
        outcomes: outcomes
          .filter((row) => row.exam_id === id)
          .map(({ exam_date, result, mark }) => ({ date: exam_date, result, mark })),
      };
    });
}

/** Those of one exam, with nothing in them where there are none. */
async function examDate(db: Tx, learner: Learner, examId: string, now: Date): Promise<ExamDate> {
  const [found] = await examDates(db, learner, examId, now);
  return found ?? { examId, date: null, outcomeDue: false, low: null, high: null, outcomes: [] };
}

/** Changes what is stored of an exam, one change after the other. Throws NOT_ENROLLED. */
function change(
  db: Database,
  learner: Learner,
  { id }: Exam,
  now: Date,
  act: (tx: Tx) => Promise<void>,
): Promise<ExamDate> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockEnrolment(tx, learner.id, id))) throw new ApiError('NOT_ENROLLED');
    await act(tx);
    return examDate(tx, learner, id, now);
  });
}

/** Stores when somebody sits an exam; the day was checked before. */
export const setDate = (db: Database, learner: Learner, exam: Exam, date: LocalDate, now: Date): Promise<ExamDate> =>
  change(db, learner, exam, now, (tx) => upsertDate(tx, learner.id, exam.id, date));

export const removeDate = (db: Database, learner: Learner, exam: Exam, now: Date): Promise<ExamDate> =>
  change(db, learner, exam, now, (tx) => deleteDate(tx, learner.id, exam.id));

export interface Told {
  date: LocalDate;
  result: ExamOutcomeResult;
  mark: number | null;
}

/**
 * Stores what somebody tells of a date that has passed, or corrects what they told of one, beside what was said of it the
 * day before. Throws VALIDATION_FAILED for any other day.
 */
export const tellOutcome = (db: Database, learner: Learner, exam: Exam, told: Told, now: Date): Promise<ExamDate> =>
  change(db, learner, exam, now, async (tx) => {
    const { date, outcomeDue, outcomes } = await examDate(tx, learner, exam.id, now);
    const isPlanned = outcomeDue && date === told.date;
    if (!isPlanned && !outcomes.some((outcome) => outcome.date === told.date))
      throw new ApiError('VALIDATION_FAILED', { details: [{ field: 'date', code: 'NOT_ALLOWED' }] });
    const wasTaken = told.result === 'PASSED' || told.result === 'FAILED';
    const said = wasTaken ? await standingBefore(tx, learner.id, exam, told.date) : null;
    await upsertOutcome(tx, {
      user_id: learner.id,
      exam_id: exam.id,
      exam_date: told.date,
      result: told.result,
      mark: wasTaken ? told.mark : null,
      answers: said?.answers ?? null,
      expected: said?.score.value ?? null,
      expected_low: said?.score.low ?? null,
      expected_high: said?.score.high ?? null,
      chance: said?.pass.value ?? null,
      chance_low: said?.pass.low ?? null,
      chance_high: said?.pass.high ?? null,
      told_at: now,
    });
    if (isPlanned) await deleteDate(tx, learner.id, exam.id);
  });
