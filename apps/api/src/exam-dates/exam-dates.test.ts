import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { answer, drawQuestions, enrolledLearner, examId, keepSignedIn, option, succeed } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 1000 });
const day = 24 * 3_600_000;

const today = async (learner: Caller) => (await list(learner)).today;
const list = (learner: Caller) => succeed<Schemas['ExamDateList']>(learner.call('GET', '/exams/dates'));
const put = (learner: Caller, path: string, body: object) => learner.call('PUT', `/exams/${examId}/${path}`, { body });
const set = (learner: Caller, date: string) => succeed<Schemas['ExamDate']>(put(learner, 'date', { date }));
const plan = (learner: Caller, date: string) =>
  succeed<Schemas['StudyPlan']>(learner.call('GET', `/metrics/plan?examId=${examId}&date=${date}`));
const later = (date: string, days: number) => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
const stored = (learner: Caller) =>
  api.database.db.selectFrom('exam_outcomes').selectAll().where('user_id', '=', learner.id).execute();

async function practise(learner: Caller, count: number, wrongEach: number): Promise<void> {
  for (const [i, questionId] of (await drawQuestions(learner, count)).entries()) {
    const selected = await option(api, questionId, (i + 1) % wrongEach !== 0);
    expect((await answer(learner, questionId, selected, 20_000)).statusCode).toBe(201);
  }
}

test('SCOPE-04 a date is set, changed and removed', async () => {
  const learner = await enrolledLearner(api);
  const now = await today(learner);
  expect(await list(learner)).toEqual({ today: now, exams: [] });
  await set(learner, later(now, 20));
  expect(await set(learner, later(now, 30))).toMatchObject({ date: later(now, 30), outcomeDue: false, low: null });
  expect((await list(learner)).exams).toMatchObject([{ examId, date: later(now, 30), outcomes: [] }]);
  for (let time = 0; time < 2; time++)
    expect(await succeed(learner.call('DELETE', `/exams/${examId}/date`))).toMatchObject({ date: null });
  expect((await list(learner)).exams).toEqual([]);
});

test('only a day between tomorrow and a year from today can be set or planned for', async () => {
  const learner = await enrolledLearner(api);
  const now = await today(learner);
  for (const date of [now, later(now, -1), later(now, 366), '0001-01-01']) {
    const refused = await put(learner, 'date', { date });
    expect([date, refused.statusCode, refused.json()]).toMatchObject([
      date,
      400,
      { code: 'VALIDATION_FAILED', details: [{ field: 'date', code: 'NOT_ALLOWED' }] },
    ]);
    expect((await learner.call('GET', `/metrics/plan?examId=${examId}&date=${date}`)).statusCode).toBe(400);
  }
  for (const date of ['soon', '2026-02-30', '9999-99-99'])
    expect((await put(learner, 'date', { date })).statusCode).toBe(400);
  await set(learner, later(now, 365));
  await set(learner, later(now, 1));
});

test('a date needs an enrolment and goes with it; an unknown exam has none', async () => {
  const learner = await api.learner();
  const date = later(await today(learner), 9);
  expect((await put(learner, 'date', { date })).json()).toMatchObject({ code: 'NOT_ENROLLED' });
  expect((await learner.call('PUT', '/exams/none/date', { body: { date } })).json()).toMatchObject({
    code: 'EXAM_NOT_FOUND',
  });
  await succeed(learner.call('POST', `/exams/${examId}/start`));
  await set(learner, date);
  await succeed(learner.call('DELETE', `/exams/${examId}/unenroll`));
  expect((await list(learner)).exams).toEqual([]);
});

test('the day ends where the account lives', async () => {
  const tokyo = await enrolledLearner(api, { 'x-time-zone': 'Asia/Tokyo' });
  const honolulu = await enrolledLearner(api, { 'x-time-zone': 'Pacific/Honolulu' });
  // Nineteen hours apart: at the time of these tests the day differs.
  const [inTokyo, inHonolulu] = [await today(tokyo), await today(honolulu)];
  expect(inTokyo > inHonolulu).toBe(true);
  expect((await put(honolulu, 'date', { date: inTokyo })).statusCode).toBe(200);
  expect((await put(tokyo, 'date', { date: inTokyo })).statusCode).toBe(400);
});

test('nothing is planned before there is enough to say, then the number of questions a day follows', async () => {
  const learner = await enrolledLearner(api);
  const date = later(await today(learner), 30);
  expect(await plan(learner, date)).toMatchObject({ daysLeft: 30, low: null, perDay: null, nearest: null, days: [] });
  await practise(learner, 42, 4);
  const far = await plan(learner, date);
  expect(far, 'days before the first answer do not count').toMatchObject({ cut: 70, recentPace: 42, mostPerDay: 40 });
  expect(far.days).toHaveLength(11);
  expect(far.days[0]).toMatchObject({ planned: far.low, atPace: far.low });
  expect(far.days.at(-1)?.date).toBe(date);
  if (far.perDay) expect(far.days.at(-1)?.planned).toBeGreaterThanOrEqual(70);
  const near = await plan(learner, later(await today(learner), 1));
  expect(near.perDay).toBeNull();
  expect(near.nearest).not.toBeNull();
  expect((await plan(learner, near.nearest ?? '')).perDay?.value).toBeLessThanOrEqual(40);
  await keepSignedIn(api, learner);
  api.clock.advance(6 * 24 * 3_600_000);
  expect((await plan(learner, date)).recentPace).toBe(6);
  api.clock.advance(7 * 24 * 3_600_000);
  expect((await plan(learner, date)).recentPace).toBe(3);
  api.clock.advance(24 * 3_600_000);
  expect((await plan(learner, date)).recentPace).toBe(0);
});

test('what is told of a past date is kept with what was said before it, and can be corrected', async () => {
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  await practise(learner, 42, 5); // some of them may weigh little, because they are alike
  const date = later(await today(learner), 1);
  await set(learner, date);
  expect((await put(learner, 'outcome', { date, result: 'PASSED' })).statusCode).toBe(400);
  api.clock.advance(day);
  expect((await list(learner)).exams).toMatchObject([{ date, outcomeDue: false, low: null }]);
  expect((await put(learner, 'outcome', { date, result: 'PASSED' })).statusCode).toBe(400);
  await practise(learner, 10, 1); // all wrong, on the day itself
  api.clock.advance(day);
  const [due] = (await list(learner)).exams;
  expect(due).toMatchObject({ date, outcomeDue: true });
  expect(due?.low).toBeLessThan(due?.high ?? 0);

  const body = { date, result: 'PASSED', mark: 782 };
  const told = await succeed(put(learner, 'outcome', body));
  expect(told).toMatchObject({ date: null, outcomeDue: false, outcomes: [body] });
  expect(await succeed(put(learner, 'outcome', body))).toEqual(told);
  const [kept] = await stored(learner);
  expect(kept).toMatchObject({ result: 'PASSED', mark: 782, answers: 42 });
  expect(kept?.expected_low).toBeCloseTo(due?.low ?? 0, 0);
  expect(kept?.chance).toBeGreaterThan(1);

  await succeed(put(learner, 'outcome', { date, result: 'DECLINED', mark: 782 }));
  expect(await stored(learner)).toMatchObject([{ result: 'DECLINED', mark: null, answers: null, chance: null }]);
  expect((await put(learner, 'outcome', { ...body, date: later(date, -1) })).statusCode).toBe(400);
});

test('an outcome stays when the exam is left, and goes with the account', async () => {
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  const date = later(await today(learner), 1);
  await set(learner, date);
  api.clock.advance(2 * day);
  await succeed(put(learner, 'outcome', { date, result: 'FAILED' }));
  await succeed(learner.call('DELETE', `/exams/${examId}/unenroll`));
  expect(await stored(learner)).toMatchObject([{ result: 'FAILED', answers: 0, chance: null }]);
  await api.database.db.deleteFrom('users').where('id', '=', learner.id).execute();
  expect(await stored(learner)).toEqual([]);
});

test('what was told of several dates comes newest first', async () => {
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  const dates: string[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const date = later(await today(learner), 1);
    await set(learner, date);
    api.clock.advance(2 * day);
    await succeed(put(learner, 'outcome', { date, result: 'POSTPONED' }));
    dates.unshift(date);
  }
  const [told] = (await list(learner)).exams;
  expect(told?.outcomes.map(({ date }) => date)).toEqual(dates);
});

test('two tabs that tell at once leave one outcome', async () => {
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  const date = later(await today(learner), 1);
  await set(learner, date);
  api.clock.advance(2 * day);
  const both = await Promise.all([
    put(learner, 'outcome', { date, result: 'NOT_TAKEN' }),
    put(learner, 'outcome', { date, result: 'NOT_TAKEN' }),
  ]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await stored(learner)).toHaveLength(1);
});
