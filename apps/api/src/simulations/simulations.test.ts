import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  grantCredits,
  insist,
  keepSignedIn,
  keyOf,
  option,
  succeed,
} from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';
import { rebuildReadiness } from '../readiness/service.ts';
import { countAnswers } from '../platform/service.ts';
import { tallyAnswers } from '../statistics/service.ts';
import { gradeDue } from './service.ts';

const api = useTestApp();
const minute = 60_000;

type Simulation = Schemas['Simulation'];

const start = (learner: Caller, body: object = {}) =>
  learner.call('POST', `/exams/${examId}/start`, { body: { modalityId: 'simulation', ...body } });
const read = (learner: Caller) => succeed<Simulation>(learner.call('GET', `/exams/${examId}/simulation`));
const save = (learner: Caller, questionId: string, body: object) =>
  learner.call('PUT', `/exams/${examId}/answers/${questionId}`, { body: { flagged: false, timeMs: 1000, ...body } });
const finish = (learner: Caller) =>
  learner.call('POST', `/exams/${examId}/finish`, { body: { score: 0, timeSpent: 1000, answers: [] } });
const creditsUsed = async (learner: Caller) =>
  (await succeed<Schemas['AccountInfo']>(learner.call('GET', '/users/account-info'))).creditsUsed;
const idOf = (simulation: Simulation, place: number) => simulation.questions[place]?.question.id ?? '';

/** A learner with credits for one simulation and some more. */
async function richLearner(): Promise<Caller> {
  const learner = await enrolledLearner(api);
  await grantCredits(api, learner.id, 80);
  return learner;
}

async function sitting(body: object = {}) {
  const learner = await richLearner();
  await succeed(start(learner, body));
  return { learner, simulation: await read(learner) };
}

test('a simulation has the official number of questions in the official proportion, fixed from the start', async () => {
  const learner = await richLearner();
  const session = await succeed<Schemas['ExamSession']>(start(learner));
  const again = await succeed<Schemas['ExamSession']>(start(learner));
  expect(session.questions).toHaveLength(65);
  expect(again).toMatchObject({ id: session.id, resumed: true, questions: session.questions });
  const perDomain = Map.groupBy(session.questions ?? [], ({ domain }) => domain);
  expect([...perDomain.values()].map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([8, 16, 19, 22]);
  expect(new Set(session.questions?.map(({ id }) => id)).size).toBe(65);
  const simulation = await read(learner);
  expect(simulation).toMatchObject({
    id: session.id,
    status: 'IN_PROGRESS',
    pace: 'OFFICIAL',
    score: null,
    domains: null,
  });
  expect(simulation.questions.map(({ question }) => question)).toEqual(session.questions);
  // The domains are mixed, as on the day.
  expect(new Set(session.questions?.slice(0, 20).map(({ domain }) => domain)).size).toBeGreaterThan(1);
});

test('who has fewer credits than questions is told before it begins', async () => {
  const learner = await enrolledLearner(api);
  const refused = await start(learner);
  expect(refused.statusCode).toBe(402);
  expect(refused.json()).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
  expect((await learner.call('GET', `/exams/${examId}/simulation`)).json()).toMatchObject({ data: null });
});

test.each([
  ['OFFICIAL', 90],
  ['TIME_AND_A_HALF', 135],
  ['DOUBLE', 180],
  ['UNTIMED', 7 * 24 * 60],
])('%s lasts %i minutes by the clock of the service', async (pace, minutes) => {
  const { simulation } = await sitting({ pace });
  expect(simulation.pace).toBe(pace);
  expect(Date.parse(simulation.endsAt) - Date.parse(simulation.startTime)).toBe(minutes * minute);
  expect(simulation.now).toBe(api.clock.now.toISOString());
});

test('nothing tells what is right before the end, and an answer has no verdict', async () => {
  const { learner, simulation } = await sitting();
  const questionId = idOf(simulation, 0);
  const saved = await succeed<object>(save(learner, questionId, { selected: 'A' }));
  expect(Object.keys(saved).toSorted()).toEqual(['creditsRemaining', 'flagged', 'givenAt', 'questionId', 'selected']);
  expect((await read(learner)).questions.every(({ review }) => review === null)).toBe(true);
  for (const response of [
    await answer(learner, questionId, 'A'),
    await learner.call('GET', `/questions/${questionId}/explanation`),
  ])
    expect(response.json()).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
});

test('the first answer of a question costs a credit, once; changing, flagging and repeating are free', async () => {
  const { learner, simulation } = await sitting();
  const questionId = idOf(simulation, 0);
  await succeed(save(learner, questionId, { flagged: true }));
  expect(await creditsUsed(learner)).toBe(0);
  const givenAt = api.clock.now.toISOString();
  for (const selected of ['A', 'A', 'B'])
    await succeed(save(learner, questionId, { selected, flagged: true, givenAt }));
  await succeed(save(learner, questionId, { flagged: true }));
  expect((await read(learner)).questions[0]).toMatchObject({ selected: null, flagged: true });
  await succeed(save(learner, questionId, { selected: 'C' }));
  expect((await read(learner)).questions[0]).toMatchObject({ selected: 'C', flagged: false });
  expect(await creditsUsed(learner)).toBe(1);
});

test('an answer is given between the start and now, whatever the clock of the device says, and its time never shrinks', async () => {
  const { learner, simulation } = await sitting();
  const given = async (place: number, givenAt: string, timeMs: number) =>
    (await succeed<{ givenAt: string }>(save(learner, idOf(simulation, place), { selected: 'A', givenAt, timeMs })))
      .givenAt;
  api.clock.advance(minute);
  const start = Date.parse(simulation.startTime);
  expect(await given(0, new Date(start + 30 * minute).toISOString(), 9000)).toBe(api.clock.now.toISOString());
  expect(await given(1, new Date(start - minute).toISOString(), 9000)).toBe(simulation.startTime);
  api.clock.advance(minute);
  await given(0, api.clock.now.toISOString(), 1000);
  expect((await read(learner)).questions[0]).toMatchObject({ timeMs: 9000 });
});

test('of two answers the one given later stays, whichever arrives first', async () => {
  const { learner, simulation } = await sitting();
  const questionId = idOf(simulation, 3);
  api.clock.advance(2 * minute);
  const late = api.clock.now;
  const early = new Date(late.getTime() - minute);
  await succeed(save(learner, questionId, { selected: 'B', givenAt: late.toISOString() }));
  expect(await succeed(save(learner, questionId, { selected: 'A', givenAt: early.toISOString() }))).toMatchObject({
    selected: 'B',
    givenAt: late.toISOString(),
  });
});

test('the same answer sent several times at once costs one credit', async () => {
  const { learner, simulation } = await sitting();
  const questionId = idOf(simulation, 1);
  const all = await Promise.all([1, 2, 3, 4].map(() => insist(() => save(learner, questionId, { selected: 'A' }))));
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await creditsUsed(learner)).toBe(1);
});

test('the end grades everything at once: blank is wrong and free, each domain has its result', async () => {
  const { learner, simulation } = await sitting();
  for (const place of [0, 1, 2]) {
    const questionId = idOf(simulation, place);
    await succeed(save(learner, questionId, { selected: await option(api, questionId, place !== 2) }));
  }
  api.clock.advance(20 * minute);
  const finished = await succeed<Schemas['FinishedSession']>(finish(learner));
  expect(finished).toMatchObject({ examAttemptId: simulation.id, status: 'COMPLETED' });
  expect(finished.score).toBeCloseTo((2 / 65) * 100);
  expect(finished.domains?.reduce((sum, { totalQuestions }) => sum + totalQuestions, 0)).toBe(65);
  expect(finished.domains?.reduce((sum, { correctAnswers }) => sum + correctAnswers, 0)).toBe(2);
  expect((await finish(learner)).json()).toMatchObject({ data: finished });

  const ended = await read(learner);
  expect(ended).toMatchObject({ status: 'COMPLETED', endedBy: 'LEARNER', duration: 1200, score: finished.score });
  for (const { question, selected, review } of ended.questions) {
    expect(review?.correctAnswer).toBe(await keyOf(api, question.id));
    expect(review?.isCorrect).toBe(selected === review?.correctAnswer);
    expect(review?.optionNotes).toHaveLength(question.options.length);
  }
  const stats = await succeed<Schemas['AttemptStats']>(learner.call('GET', '/attempts/stats/user'));
  expect(stats).toMatchObject({ totalAttempts: 3, correctAnswers: 2, totalTimeMs: 3000 });
  expect(await creditsUsed(learner)).toBe(3);
  const listed = await succeed<Schemas['Attempt'][]>(learner.call('GET', '/attempts'));
  expect(listed.map(({ questionId }) => questionId).toSorted()).toEqual(
    [0, 1, 2].map((place) => idOf(simulation, place)).toSorted(),
  );
  // Among what was done it is told as a whole.
  const summary = await succeed<Schemas['AnalyticsSummary']>(learner.call('GET', '/analytics/summary'));
  expect(summary.recentActivity.filter(({ type }) => !type.startsWith('STUDY_SESSION'))).toEqual([]);
  const readiness = await succeed<Schemas['Readiness']>(learner.call('GET', `/metrics/readiness?examId=${examId}`));
  expect(readiness).toMatchObject({ n: 3, missing: [] });
  expect(ended.readiness).toBeNull();
  const { db, pool } = api.database;
  await countAnswers(db);
  const counted = 'count(*)::int as answered, count(*) filter (where is_correct)::int as correct';
  const summed = 'sum(answered)::int as answered, sum(correct)::int as correct';
  const byScope = 'group by exam_id, domain, level order by exam_id, domain, level';
  expect((await pool.query(`select exam_id, domain, level, ${summed} from platform_domains ${byScope}`)).rows).toEqual(
    (await pool.query(`select exam_id, domain, level, ${counted} from attempts ${byScope}`)).rows,
  );
  expect(
    (await pool.query('select answered, correct from answer_totals where user_id = $1', [learner.id])).rows,
  ).toEqual([{ answered: 3, correct: 2 }]);
  // What was blank cannot be answered afterwards, when its answer is known.
  expect((await answer(learner, idOf(simulation, 9), 'A')).statusCode).toBe(404);
});

test('the answers of a simulation tell of readiness like any others, and a timed one is what READY asks for', async () => {
  const { learner, simulation } = await sitting();
  for (const { question } of simulation.questions)
    await succeed(save(learner, question.id, { selected: await keyOf(api, question.id), timeMs: 30_000 }));
  await succeed(finish(learner));
  const { db } = api.database;
  const kept = () =>
    db.selectFrom('enrolments').select(['evidence', 'evidence_number']).where('user_id', '=', learner.id).execute();
  const before = await kept();
  expect(before[0]?.evidence_number).toBe(65);
  await db.transaction().execute((tx) => rebuildReadiness(tx, learner.id));
  expect(await kept()).toEqual(before);
  const readiness = await succeed<Schemas['Readiness']>(learner.call('GET', `/metrics/readiness?examId=${examId}`));
  expect(readiness.n).toBe(65);
  expect(readiness.missing).not.toContain('SIMULATION');
});

test('a result says what was expected before it and with it', async () => {
  const { learner, simulation } = await sitting();
  expect(simulation.readiness).toBeNull();
  for (const { question } of simulation.questions)
    await succeed(save(learner, question.id, { selected: await keyOf(api, question.id), timeMs: 30_000 }));
  await succeed(finish(learner));
  const { value, low, high } = await succeed<Schemas['Readiness']>(
    learner.call('GET', `/metrics/readiness?examId=${examId}`),
  );
  const { readiness: first } = await read(learner);
  expect(first).toEqual({ before: null, after: { value, low, high } });

  await grantCredits(api, learner.id, 65);
  api.clock.advance(minute);
  await succeed(start(learner));
  for (const { question } of (await read(learner)).questions.slice(0, 10))
    await succeed(save(learner, question.id, { selected: await option(api, question.id, false), timeMs: 30_000 }));
  await succeed(finish(learner));
  const { readiness: second } = await read(learner);
  expect(second?.before).toEqual(first?.after);
  expect(second?.after.value).toBeLessThan(Number(second?.before?.value));
});

test('the days before a simulation are no part of what it changed', async () => {
  const { learner, simulation } = await sitting();
  for (const { question } of simulation.questions)
    await succeed(save(learner, question.id, { selected: await keyOf(api, question.id), timeMs: 30_000 }));
  await succeed(finish(learner));

  api.clock.advance(60 * 24 * 60 * minute);
  await grantCredits(api, learner.id, 65);
  await keepSignedIn(api, learner);
  await succeed(start(learner));
  const later = await read(learner);
  const right = await keyOf(api, idOf(later, 0));
  await succeed(save(learner, idOf(later, 0), { selected: right, timeMs: 30_000 }));
  await succeed(finish(learner));
  const { readiness } = await read(learner);
  expect(readiness?.after.value).toBeGreaterThanOrEqual(Number(readiness?.before?.value));
});

test('what practice told on the same day counts less in a simulation: the same stem nothing, the same fact half', async () => {
  const learner = await richLearner();
  const [practised = ''] = await drawQuestions(learner, 1);
  await succeed(answer(learner, practised, 'A', 30_000));
  await succeed(start(learner));
  const simulation = await read(learner);
  const [sameStem, sameFact, other] = [0, 1, 2].map((place) => idOf(simulation, place));
  const { pool } = api.database;
  const copy = (column: string, id: string | undefined) =>
    pool.query(
      `update questions set ${column} = (select ${column} from attempts where question_id = $1) where id = $2 and user_id = $3`,
      [practised, id, learner.id],
    );
  // None is like what was practised but by what is copied, however it was drawn.
  await pool.query('update questions set stem_hash = -1, facts_hash = -1 where id = any($1)', [
    [sameStem, sameFact, other],
  ]);
  await copy('stem_hash', sameStem);
  await copy('facts_hash', sameFact);
  for (const id of [sameStem, sameFact, other])
    await succeed(save(learner, id ?? '', { selected: 'A', timeMs: 30_000 }));
  await succeed(finish(learner));
  const { rows } = await pool.query<{ question_id: string; weight: number }>(
    'select question_id, weight from attempts where user_id = $1',
    [learner.id],
  );
  const weightOf = (id: string | undefined) => rows.find(({ question_id }) => question_id === id)?.weight;
  expect([sameStem, sameFact, other].map(weightOf)).toEqual([0, 0.5, 1]);
});

test('without a limit of time it does not count for READY', async () => {
  const { learner, simulation } = await sitting({ pace: 'UNTIMED' });
  for (const { question } of simulation.questions)
    await succeed(save(learner, question.id, { selected: await keyOf(api, question.id), timeMs: 30_000 }));
  await succeed(finish(learner));
  const readiness = await succeed<Schemas['Readiness']>(learner.call('GET', `/metrics/readiness?examId=${examId}`));
  expect(readiness.missing).toContain('SIMULATION');
});

test('what was given before the end counts when it arrives within a quarter of an hour, and not later', async () => {
  const { learner, simulation } = await sitting();
  const end = Date.parse(simulation.endsAt);
  api.clock.now = new Date(end + 10 * minute);
  const before = new Date(end - minute).toISOString();
  expect((await save(learner, idOf(simulation, 0), { selected: 'A', givenAt: before })).statusCode).toBe(200);
  for (const givenAt of [undefined, new Date(end + 1000).toISOString()]) {
    const late = await save(learner, idOf(simulation, 1), { selected: 'A', givenAt });
    expect(late.json()).toMatchObject({ code: 'SESSION_STATE_CONFLICT' });
  }
  api.clock.now = new Date(end + 16 * minute);
  expect((await save(learner, idOf(simulation, 2), { selected: 'A', givenAt: before })).statusCode).toBe(409);
  expect(await read(learner)).toMatchObject({ status: 'COMPLETED', endedBy: 'TIME', endTime: simulation.endsAt });
  expect(await creditsUsed(learner)).toBe(1);
});

test('an answer that arrives after the end is no study after the end', async () => {
  const { learner, simulation } = await sitting();
  const end = Date.parse(simulation.endsAt);
  const givenAt = new Date(end - minute).toISOString();
  api.clock.now = new Date(givenAt);
  await succeed(save(learner, idOf(simulation, 0), { selected: 'A' }));
  api.clock.now = new Date(end + 10 * minute);
  await succeed(save(learner, idOf(simulation, 1), { selected: 'A', givenAt }));
  api.clock.now = new Date(end + 16 * minute);
  expect(await read(learner)).toMatchObject({ status: 'COMPLETED' });
  const sessions = api.database.db.selectFrom('study_sessions').select('counted_ms').where('id', '=', simulation.id);
  // A quarter of an hour, which is the most of a silence that counts, and the last minute.
  expect(await sessions.execute()).toEqual([{ counted_ms: 16 * minute }]);
});

test('a learner who never comes back is graded when the time is over', async () => {
  const { learner, simulation } = await sitting();
  await keepSignedIn(api, learner);
  const questionId = idOf(simulation, 0);
  await succeed(save(learner, questionId, { selected: await keyOf(api, questionId) }));
  const { db } = api.database;
  const ended = async () =>
    (
      await db.selectFrom('simulations').select(['ended_at', 'ended_by']).where('user_id', '=', learner.id).execute()
    )[0];
  api.clock.now = new Date(Date.parse(simulation.endsAt) + 14 * minute);
  await gradeDue(db, api.clock.now);
  expect(await ended()).toEqual({ ended_at: null, ended_by: null });
  api.clock.advance(2 * minute);
  await gradeDue(db, api.clock.now);
  await gradeDue(db, api.clock.now);
  expect(await ended()).toEqual({ ended_at: new Date(simulation.endsAt), ended_by: 'TIME' });
  const attempts = await db.selectFrom('attempts').select('is_correct').where('user_id', '=', learner.id).execute();
  expect(attempts).toEqual([{ is_correct: true }]);
  expect(await read(learner)).toMatchObject({ status: 'COMPLETED', endedBy: 'TIME', duration: 5400 });
});

test('a simulation that cannot be graded keeps no other from it, and is told', async () => {
  const broken = await sitting();
  api.clock.advance(minute);
  const whole = await sitting();
  const { pool, db } = api.database;
  const questionId = idOf(broken.simulation, 0);
  const text = async (packed: Buffer) =>
    (
      await pool.query<{ packed: Buffer }>(
        `update questions set packed = $2 from questions before
         where questions.id = $1 and before.id = $1 returning before.packed`,
        [questionId, packed],
      )
    ).rows[0]?.packed;
  const before = await text(Buffer.from([0, 1]));
  api.clock.now = new Date(Date.parse(whole.simulation.endsAt) + 16 * minute);
  const ended = async ({ learner }: typeof whole) =>
    (await db.selectFrom('simulations').select('ended_by').where('user_id', '=', learner.id).execute())[0]?.ended_by;
  await expect(gradeDue(db, api.clock.now)).rejects.toThrow();
  expect([await ended(broken), await ended(whole)]).toEqual([null, 'TIME']);
  await text(before ?? Buffer.alloc(0));
  await gradeDue(db, api.clock.now);
  expect(await ended(broken)).toBe('TIME');
});

test('practice ends before a simulation, which neither rests nor gives way to practice', async () => {
  const learner = await richLearner();
  const practice = await succeed<Schemas['ExamSession']>(learner.call('POST', `/exams/${examId}/start`));
  const simulation = await succeed<Schemas['ExamSession']>(start(learner));
  expect(simulation.id).not.toBe(practice.id);
  for (const verb of ['pause', 'resume'])
    expect((await learner.call('POST', `/exams/${examId}/${verb}`)).json()).toMatchObject({
      code: 'SESSION_STATE_CONFLICT',
    });
  expect((await start(learner, { modalityId: 'security' })).json()).toMatchObject({ code: 'SESSION_STATE_CONFLICT' });
  await succeed(finish(learner));
  expect((await start(learner, { modalityId: 'security' })).statusCode).toBe(200);
});

test('another simulation begins after the first, with other questions', async () => {
  const { learner, simulation } = await sitting();
  await succeed(finish(learner));
  api.clock.advance(minute);
  await succeed(start(learner));
  const next = await read(learner);
  expect(next.id).not.toBe(simulation.id);
  const before = new Set(simulation.questions.map(({ question }) => question.id));
  expect(next.questions.filter(({ question }) => before.has(question.id))).toEqual([]);
});

test('one learner knows nothing of the simulation of another', async () => {
  const { simulation } = await sitting();
  const other = await richLearner();
  expect((await other.call('GET', `/exams/${examId}/simulation`)).json()).toMatchObject({ data: null });
  expect((await save(other, idOf(simulation, 0), { selected: 'A' })).statusCode).toBe(404);
});

test('leaving the exam forgets its simulations', async () => {
  const { learner } = await sitting();
  await succeed(learner.call('DELETE', `/exams/${examId}/unenroll`));
  const { db } = api.database;
  for (const table of ['simulations', 'simulation_questions'] as const)
    expect(await db.selectFrom(table).select('session_id').where('user_id', '=', learner.id).execute()).toEqual([]);
});

test('an answer names options that the question has', async () => {
  const { learner, simulation } = await sitting();
  expect((await save(learner, idOf(simulation, 0), { selected: 'Z' })).statusCode).toBe(400);
  expect((await save(learner, 'no-such-question', { selected: 'A' })).statusCode).toBe(404);
});

test('after the end a question says how long half of its answers took, from 30 answers with a time on', async () => {
  const { learner, simulation } = await sitting();
  const { pool, db } = api.database;
  // What other tests answered says nothing here.
  await tallyAnswers(db, api.clock.now);
  await pool.query('delete from item_times');
  const [known, answered, untimed] = [0, 1, 2].map((place) => idOf(simulation, place)) as [string, string, string];
  const median = async (id: string) =>
    (await read(learner)).questions.find(({ question }) => question.id === id)?.medianTimeMs;
  const others = (id: string, seconds: number, answers: number) =>
    pool.query(
      'insert into item_times select exam_id, asked_hash, $2::int, $3::int from questions where user_id = $4 and id = $1',
      [id, seconds, answers, learner.id],
    );
  await pool.query(
    `insert into item_statistics (exam_id, asked_hash, template, guess, packed, answers, correct, compared, compared_correct,
       rest, rest_squared, rest_correct, first_at, last_at)
     select exam_id, asked_hash, '', 0, packed, 40, 0, 0, 0, 0, 0, 0, created_at, created_at from questions
     where user_id = $1 and id = $2 on conflict do nothing`,
    [learner.id, known],
  );
  await others(known, 600, 40);
  expect(await median(known)).toBeNull();

  await succeed(save(learner, answered, { selected: 'A', timeMs: 41_400 }));
  await succeed(save(learner, untimed, { selected: 'A', timeMs: 0 }));
  await succeed(finish(learner));
  await tallyAnswers(db, api.clock.now);
  expect(await median(known)).toBe(600_000);
  await others(answered, 20, 14);
  await others(answered, 66, 10);
  await others(answered, 600, 4);
  expect(await median(answered)).toBeNull();
  await others(answered, 67, 1);
  expect(await median(answered)).toBe(41_000);
  await others(answered, 68, 2);
  expect(await median(answered)).toBe(66_000);
  await others(untimed, 50, 29);
  expect(await median(untimed)).toBeNull();
  await others(untimed, 51, 1);
  expect(await median(untimed)).toBe(50_000);
});
