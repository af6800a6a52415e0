import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  keepSignedIn,
  option,
  practise,
  succeed,
} from '../testing/practice.ts';
import { engineFor } from '../questions/engine.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 1000 });
const day = 86_400_000;

const recent = async ({ call }: Caller, language = 'pt') => {
  const headers = { 'accept-language': language };
  return (await succeed<Schemas['AnalyticsSummary']>(call('GET', '/analytics/summary', { headers }))).recentActivity;
};
const types = async (learner: Caller) => (await recent(learner)).map(({ type }) => type);

const generate = async (learner: Caller) => {
  const body = { examId, domain: 'Segurança', difficulty: 'HARD' };
  const { question } = await succeed<Schemas['GenerationResult']>(
    learner.call('POST', '/questions/generate', { body }),
  );
  return question.id;
};

test('ENT-16 ENT-17 generating and answering leave activities with what they were about', async () => {
  const learner = await enrolledLearner(api);
  const questionId = await generate(learner);
  api.clock.advance(1000);
  await practise(api, learner, true);
  api.clock.advance(1);
  await practise(api, learner, false);
  expect(await types(learner)).toEqual(['QUESTION_INCORRECT', 'QUESTION_CORRECT', 'QUESTION_GENERATED']);
  const generated = (await recent(learner, 'en')).at(-1);
  expect(generated).toEqual({
    type: 'QUESTION_GENERATED',
    metadata: {
      questionId,
      examId,
      examCode: 'CLF-C02',
      examName: expect.any(String),
      domain: expect.any(String),
      difficulty: 'HARD',
    },
    createdAt: new Date(api.clock.now.getTime() - 1001).toISOString(),
  });
  expect((await recent(learner, 'pt')).at(-1)?.metadata['domain']).not.toBe(generated?.metadata['domain']);
  const topicIn = async (language: string) => (await recent(learner, language))[0]?.metadata['topic'];
  const [en, pt] = [await topicIn('en'), await topicIn('pt')];
  const { topics } = engineFor(examId).knowledge.base;
  expect(
    topics.filter(({ name }) => name.en === en && name.pt === pt),
    'one name in each language',
  ).toHaveLength(1);
});

test('a question is one activity: that it was shown, until it is answered', async () => {
  const learner = await enrolledLearner(api);
  const shown = await generate(learner);
  expect(await types(learner)).toEqual([]);
  const ahead = await generate(learner);
  expect(await recent(learner)).toMatchObject([{ type: 'QUESTION_GENERATED', metadata: { questionId: shown } }]);
  await succeed(answer(learner, shown, await option(api, shown, true)));
  expect(await recent(learner)).toMatchObject([{ type: 'QUESTION_CORRECT', metadata: { questionId: shown } }]);
  api.clock.advance(1);
  await succeed(answer(learner, ahead, await option(api, ahead, false)));
  expect(await types(learner)).toEqual(['QUESTION_INCORRECT', 'QUESTION_CORRECT']);
});

test('a draw of several questions is no activity, because nobody knows which were seen', async () => {
  const learner = await enrolledLearner(api);
  await drawQuestions(learner, 7);
  expect(await recent(learner)).toEqual([]);
});

test('the last 20 are shown, newest first', async () => {
  const learner = await enrolledLearner(api);
  for (let index = 0; index < 21; index++) {
    api.clock.advance(1000);
    await practise(api, learner);
  }
  const activities = await recent(learner);
  expect(activities).toHaveLength(20);
  const times = activities.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('ENT-17 a week reaches its milestones at 3, 5 and 7 days, each once', async () => {
  api.clock.now = new Date('2025-11-16T12:00:00.000Z'); // Sunday
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  const milestones: number[][] = [];
  for (let index = 0; index < 9; index++) {
    await practise(api, learner);
    await practise(api, learner);
    const { db } = api.database;
    const rows = await db
      .selectFrom('activities')
      .select('metadata')
      .where('user_id', '=', learner.id)
      .where('type', '=', 'STREAK_MILESTONE')
      .orderBy('id')
      .execute();
    milestones.push(rows.map(({ metadata }) => Number(metadata['days'])));
    api.clock.advance(day);
  }
  // The eighth day is the Sunday of another week, which begins at one.
  expect(milestones).toEqual([[], [], [3], [3], [3, 5], [3, 5], [3, 5, 7], [3, 5, 7], [3, 5, 7]]);
});

test('days of rest between do not hinder a milestone of the week', async () => {
  api.clock.now = new Date('2025-11-16T12:00:00.000Z');
  const learner = await enrolledLearner(api);
  for (const gap of [2, 2, 1]) {
    await practise(api, learner);
    api.clock.advance(gap * day);
  }
  expect((await types(learner)).filter((type) => type === 'STREAK_MILESTONE')).toHaveLength(1);
  expect(await recent(learner)).toMatchObject([{ type: 'STREAK_MILESTONE', metadata: { days: 3 } }, {}, {}, {}]);
});

test('an answer whose milestone has no room on the disk is refused whole, and tells it once there is some', async () => {
  api.clock.now = new Date('2025-11-16T12:00:00.000Z');
  const learner = await enrolledLearner(api);
  for (let index = 0; index < 2; index++) {
    await practise(api, learner);
    api.clock.advance(day);
  }
  const [questionId = ''] = await drawQuestions(learner, 1);
  const { pool } = api.database;
  await pool.query(`create function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  await pool.query('create trigger full_disk before insert on activities for each row execute function disk_is_full()');
  const refused = await answer(learner, questionId, 'A');
  await pool.query('drop function disk_is_full cascade');
  expect(refused.statusCode).toBe(503);
  expect(await types(learner)).toEqual(['QUESTION_CORRECT', 'QUESTION_CORRECT']);
  expect((await answer(learner, questionId, 'A')).statusCode).toBe(201);
  expect((await recent(learner))[0]).toMatchObject({ type: 'STREAK_MILESTONE', metadata: { days: 3 } });
});
