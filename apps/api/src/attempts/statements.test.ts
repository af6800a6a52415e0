import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Tx } from '../database/database.ts';
import { deleteEnrolment, enrol } from '../enrolments/queries.ts';
import type { Schemas } from '../http/operations.ts';
import { withStatements } from '../testing/count-statements.ts';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  keepSignedIn,
  practise,
  succeed,
} from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();

test('an answer takes three statements, the reading of the session among them, and no transaction around them', async () => {
  const learner = await enrolledLearner(api);
  await succeed(learner.call('POST', `/exams/${examId}/start`)); // so that study time is counted too
  const questions = await drawQuestions(learner, 2);
  for (const questionId of questions) {
    api.clock.advance(60_000);
    const [response, statements] = await withStatements(() => answer(learner, questionId, 'A'));
    expect(response.statusCode).toBe(201);
    expect(statements).toHaveLength(3);
  }
  const [repeated, statements] = await withStatements(() => answer(learner, questions[0] ?? '', 'A'));
  expect(repeated.statusCode).toBe(200);
  expect(statements).toHaveLength(2);
});

/** Answers while another transaction of the same person, which began before, does `work` and ends. */
async function answerDuring(learner: Caller, questionId: string, work: (tx: Tx) => Promise<unknown>) {
  const { db, pool } = api.database;
  const [response, statements] = await withStatements(async () => {
    const { promise: isWaiting, resolve: waits } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: holds } = Promise.withResolvers<void>();
    const other = db.transaction().execute(async (tx) => {
      await work(tx);
      holds();
      await isWaiting;
    });
    await isHeld;
    const answered = answer(learner, questionId, 'A');
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await pool.query(waiting)).rowCount === 0) await delay(10);
    waits();
    await other;
    return answered;
  });
  return { response, hasLocked: statements.some((statement) => statement.endsWith(' for update')) };
}

test('an answer that is overtaken reads again under the locks, and spends from what is there then', async () => {
  const learner = await enrolledLearner(api);
  const [questionId = ''] = await drawQuestions(learner, 1);
  const { response, hasLocked } = await answerDuring(learner, questionId, (tx) =>
    tx.updateTable('credit_accounts').set({ granted: 3 }).where('user_id', '=', learner.id).execute(),
  );
  expect(response.statusCode).toBe(201);
  expect(hasLocked).toBe(true);
  expect(response.json<{ data: Schemas['AttemptResult'] }>().data.creditsRemaining).toBe(7);
  expect(
    await api.database.db.selectFrom('attempts').select('question_id').where('user_id', '=', learner.id).execute(),
  ).toHaveLength(1);
});

test('a milestone of an answer that is overtaken is told once', async () => {
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  for (let days = 0; days < 2; days++) {
    await practise(api, learner);
    api.clock.advance(86_400_000);
  }
  const [questionId = ''] = await drawQuestions(learner, 1);
  const { response, hasLocked } = await answerDuring(learner, questionId, (tx) =>
    tx.updateTable('credit_accounts').set({ granted: 3 }).where('user_id', '=', learner.id).execute(),
  );
  expect(response.statusCode).toBe(201);
  expect(hasLocked).toBe(true);
  const told = api.database.db.selectFrom('activities').select('type').where('user_id', '=', learner.id);
  expect(await told.where('type', '=', 'STREAK_MILESTONE').execute()).toHaveLength(1);
});

test('an answer finds the exam left and begun anew meanwhile, and its question gone', async () => {
  const learner = await enrolledLearner(api);
  const [questionId = ''] = await drawQuestions(learner, 1);
  const { response } = await answerDuring(learner, questionId, async (tx) => {
    await deleteEnrolment(tx, learner.id, examId);
    await enrol(tx, learner.id, examId, new Date(api.clock.now.getTime() + 1));
  });
  expect(response.json()).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
  const { db } = api.database;
  for (const table of ['attempts', 'credit_ledger', 'exam_totals'] as const)
    expect(await db.selectFrom(table).select('user_id').where('user_id', '=', learner.id).execute()).toEqual([]);
});

test('study time that was counted while an answer was under way is not counted again', async () => {
  const learner = await enrolledLearner(api);
  await succeed(learner.call('POST', `/exams/${examId}/start`));
  const [questionId = ''] = await drawQuestions(learner, 1);
  api.clock.advance(60_000);
  const { response, hasLocked } = await answerDuring(learner, questionId, (tx) =>
    tx.updateTable('study_sessions').set({ counted_until: api.clock.now }).where('user_id', '=', learner.id).execute(),
  );
  expect(response.statusCode).toBe(201);
  expect(hasLocked).toBe(true);
  const totals = api.database.db.selectFrom('exam_totals').select('study_ms').where('user_id', '=', learner.id);
  expect(await totals.execute()).toEqual([{ study_ms: 0 }]);
});
