import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { withStatements } from '../testing/count-statements.ts';
import { answer, drawQuestions, enrolledLearner, examId, keepSignedIn, option, succeed } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';
import { rebuildReadiness } from './service.ts';

const api = useTestApp({ freeDailyCredits: 1000 });
const hour = 3_600_000;

/** Answers so many questions of the whole exam, every `wrongEach`th of them wrongly. */
async function practise(learner: Caller, count: number, wrongEach: number): Promise<void> {
  for (const [i, questionId] of (await drawQuestions(learner, count)).entries()) {
    const selected = await option(api, questionId, (i + 1) % wrongEach !== 0);
    expect((await answer(learner, questionId, selected, 20_000)).statusCode).toBe(201);
  }
}

const read = <Data>(learner: Caller, path: string) => succeed<Data>(learner.call('GET', path));
const readiness = (learner: Caller) => read<Schemas['Readiness']>(learner, `/metrics/readiness?examId=${examId}`);
const chance = (learner: Caller) =>
  read<Schemas['PassProbability']>(learner, `/metrics/pass-probability?examId=${examId}`);
const domains = (learner: Caller) =>
  read<Schemas['DomainProgress']>(learner, `/metrics/progress/domains?examId=${examId}`);
const weaknesses = (learner: Caller) => read<Schemas['Weaknesses']>(learner, `/metrics/weaknesses?examId=${examId}`);
const trend = (learner: Caller, query = '') =>
  read<Schemas['Trend']>(learner, `/metrics/trends/time-series?examId=${examId}${query}`);

test('API-11 nothing is said before there is enough to say', async () => {
  const learner = await api.learner();
  expect(await readiness(learner)).toMatchObject({ level: 'INSUFFICIENT', value: null, low: null, high: null, n: 0 });
  await succeed(learner.call('POST', `/exams/${examId}/start`));
  await practise(learner, 5, 2);
  expect(await readiness(learner)).toMatchObject({ level: 'INSUFFICIENT', value: null, n: 5, cut: 70, missing: [] });
  expect(await chance(learner)).toMatchObject({ confidence: 'INSUFFICIENT', value: null, low: null, high: null });
  expect(await weaknesses(learner)).toEqual({ examId, weaknesses: [] });
  const { domains: known } = await domains(learner);
  expect(known.reduce((sum, { questionsAnswered }) => sum + questionsAnswered, 0)).toBe(5);
  for (const { mastery, value, questionsAnswered } of known)
    if (questionsAnswered < 3) expect({ mastery, value }).toEqual({ mastery: 'NO_DATA', value: null });
});

test('API-11 SCOPE-04 readiness, chance, domains and weaknesses of somebody who practised', async () => {
  const learner = await enrolledLearner(api);
  await practise(learner, 40, 3);
  const ready = await readiness(learner);
  expect(ready.n).toBe(40);
  expect(ready.coverage).toBeGreaterThanOrEqual(60);
  expect(ready.level).not.toBe('INSUFFICIENT');
  expect(ready.low).toBeLessThan(ready.value ?? 0);
  expect(ready.high).toBeGreaterThan(ready.value ?? 100);
  expect(ready.missing).toContain('SIMULATION');
  expect(ready.assumptions).toHaveLength(3);
  const pass = await chance(learner);
  expect(pass.confidence).toBe('MEDIUM');
  expect(pass.value).toBeGreaterThanOrEqual(1);
  const { domains: known } = await domains(learner);
  expect(known.map(({ weight }) => weight)).toEqual([24, 30, 34, 12]);
  for (const { value, low, high, mastery } of known) {
    if (mastery === 'NO_DATA') continue;
    expect(low).toBeLessThan(value ?? 0);
    expect(high).toBeGreaterThan(value ?? 100);
  }
  // A domain that was hardly met may come before those with a miss.
  const first = (await weaknesses(learner)).weaknesses.find(({ wrongAnswers }) => wrongAnswers > 0);
  expect(first?.missed.length).toBeGreaterThan(0);
  expect(first?.recommendation).toContain(first?.topic ?? first?.domain ?? '?');
  expect(first?.modalityId).toMatch(/^domain-/);
});

test('what was missed is not told any more once it is right', async () => {
  const learner = await enrolledLearner(api);
  await practise(learner, 40, 3);
  const told = async () => (await weaknesses(learner)).weaknesses.flatMap(({ missed }) => missed);
  expect((await told()).length).toBeGreaterThan(0);
  const askMissed = () =>
    learner.call('POST', '/questions/generate', { body: { examId, domain: 'all', missed: true } });
  for (let asked = await askMissed(); asked.statusCode === 201; asked = await askMissed()) {
    api.clock.advance(1000);
    const { question } = asked.json<{ data: Schemas['GenerationResult'] }>().data;
    expect((await answer(learner, question.id, await option(api, question.id, true))).statusCode).toBe(201);
  }
  expect(await told()).toEqual([]);
});

test('API-12 CONST-04 the course of 30 days, unless another period is asked for', async () => {
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  await practise(learner, 25, 2);
  api.clock.advance(24 * hour);
  await practise(learner, 25, 26);
  const month = await trend(learner);
  expect(month).toMatchObject({ period: '30d', direction: 'improving' });
  expect(month.change?.low).toBeGreaterThan(0);
  expect(month.points.map(({ questionsAnswered }) => questionsAnswered)).toEqual([25, 25]);
  const [before, after] = month.points;
  expect(after?.value).toBeGreaterThan(before?.value ?? 100);
  expect(after?.value).toBeCloseTo((await readiness(learner)).value ?? 0, 3);
  api.clock.advance(6 * 24 * hour);
  expect((await trend(learner, '&period=7d')).points).toHaveLength(1);
  expect((await trend(learner, '&period=90d')).points).toHaveLength(2);
  const refused = await learner.call('GET', `/metrics/trends/time-series?examId=${examId}&period=1y`);
  expect(refused.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'period' }] });
});

test('what is kept with each answer is what its answers give when all is made anew', async () => {
  const learner = await enrolledLearner(api);
  for (let day = 0; day < 3; day++) {
    await practise(learner, 10, 3);
    api.clock.advance(24 * hour);
  }
  const { db } = api.database;
  const kept = () => ({
    enrolments: db
      .selectFrom('enrolments')
      .select(['evidence', 'evidence_number'])
      .where('user_id', '=', learner.id)
      .execute(),
    days: db
      .selectFrom('study_days')
      .select(['local_date', 'expected', 'score', 'score_low', 'score_high'])
      .where('user_id', '=', learner.id)
      .orderBy('local_date')
      .execute(),
  });
  const before = { enrolments: await kept().enrolments, days: await kept().days };
  await db.updateTable('enrolments').set({ evidence: null }).where('user_id', '=', learner.id).execute();
  expect(await db.transaction().execute((tx) => rebuildReadiness(tx, learner.id))).toBe(1);
  expect(await kept().enrolments).toEqual(before.enrolments);
  const days = await kept().days;
  expect(days.map(({ expected: _sum, ...day }) => day)).toEqual(before.days.map(({ expected: _sum, ...day }) => day));
  for (const [i, { expected: sum }] of days.entries()) expect(sum).toBeCloseTo(before.days[i]?.expected ?? 0, 3);
});

test('leaving an exam takes what was known of it along', async () => {
  const learner = await enrolledLearner(api);
  await practise(learner, 20, 4);
  expect((await readiness(learner)).n).toBe(20);
  await succeed(learner.call('DELETE', `/exams/${examId}/unenroll`));
  await succeed(learner.call('POST', `/exams/${examId}/start`));
  expect(await readiness(learner)).toMatchObject({ n: 0, level: 'INSUFFICIENT' });
});

test('each figure takes a handful of statements, however much was answered', async () => {
  const learner = await enrolledLearner(api);
  await practise(learner, 25, 3);
  for (const path of ['readiness', 'pass-probability', 'progress/domains', 'weaknesses', 'trends/time-series']) {
    const [, statements] = await withStatements(() => read(learner, `/metrics/${path}?examId=${examId}`));
    expect(statements.length).toBeLessThanOrEqual(4);
  }
});

test('an unknown exam is not found', async () => {
  const learner = await api.learner();
  expect((await learner.call('GET', '/metrics/readiness?examId=nothing')).json()).toMatchObject({
    code: 'EXAM_NOT_FOUND',
  });
});

test('what was just met counts less: half for the same fact on a day, nothing for the same stem, 0.3 for haste', async () => {
  const learner = await enrolledLearner(api);
  const questions = await drawQuestions(learner, 4);
  const [, fact = '', stem = ''] = questions;
  const { db } = api.database;
  const same = { facts_hash: 7, stem_hash: 8 };
  const set = (id: string, marks: Partial<typeof same>) =>
    db.updateTable('questions').set(marks).where('user_id', '=', learner.id).where('id', '=', id).execute();
  await set(questions[0] ?? '', same);
  await set(fact, { facts_hash: 7 });
  await set(stem, { stem_hash: 8 });
  for (const [i, questionId] of questions.entries())
    await answer(learner, questionId, await option(api, questionId, true), i === 3 ? 1999 : 20_000);
  const rows = await db
    .selectFrom('attempts')
    .select(['question_id', 'weight'])
    .where('user_id', '=', learner.id)
    .execute();
  const weights = new Map(rows.map(({ question_id, weight }) => [question_id, weight]));
  expect(questions.map((id) => weights.get(id))).toEqual([1, 0.5, 0, 0.3]);
  expect((await readiness(learner)).n).toBe(3);
});
