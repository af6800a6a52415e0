import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import {
  answer,
  enrolledLearner,
  examId,
  itemOf,
  keepSignedIn,
  option,
  practise,
  succeed,
} from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 1000 });

const ask = (learner: Caller, domain = 'all') =>
  learner.call('POST', '/questions/generate', { body: { examId, domain, missed: true } });
const askedAgain = async (learner: Caller) => (await succeed<Schemas['GenerationResult']>(ask(learner))).question;
const missed = (learner: Caller) =>
  succeed<Schemas['Attempt'][]>(learner.call('GET', `/attempts?examId=${examId}&verdict=MISSED&limit=100`));
const give = async (learner: Caller, id: string, isRight: boolean) => {
  api.clock.advance(60_000);
  return succeed<Schemas['AttemptResult']>(answer(learner, id, await option(api, id, isRight)));
};
const factsOf = async (questionId: string) => {
  const { facts_hash } = await api.database.db
    .selectFrom('questions')
    .select('facts_hash')
    .where('id', '=', questionId)
    .executeTakeFirstOrThrow();
  return facts_hash;
};

test('what was answered wrong comes again in other words, costs its credit, and is over when it is right', async () => {
  const learner = await enrolledLearner(api);
  const first: Schemas['AttemptResult'][] = [];
  for (const isRight of [false, true, false]) {
    api.clock.advance(60_000);
    first.push(await practise(api, learner, isRight));
  }
  const wrong = first.filter(({ isCorrect }) => !isCorrect).map(({ questionId }) => questionId);
  expect((await missed(learner)).map(({ questionId }) => questionId)).toEqual(wrong.toReversed());
  const stems = await Promise.all(wrong.map(async (id) => (await itemOf(api, id)).stem.pt));

  for (const left of [1, 0]) {
    const question = await askedAgain(learner);
    expect(await Promise.all(wrong.map(factsOf))).toContain(await factsOf(question.id));
    expect(stems).not.toContain(question.prompt);
    expect((await give(learner, question.id, true)).creditsSpent).toBe(1);
    expect(await missed(learner)).toHaveLength(left);
  }
  const refused = await ask(learner);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'NOTHING_MISSED' });
});

test('what is wrong again stays, and never comes in the same words', async () => {
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  for (let count = 0; count < 5; count += 1) await practise(api, learner, false);
  const asked: Schemas['Question'][] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const question = await askedAgain(learner);
    asked.push(question);
    await give(learner, question.id, false);
  }
  expect(await missed(learner)).toHaveLength(5);
  expect(new Set(asked.map(({ prompt }) => prompt)).size).toBe(asked.length);
});

test('a modality asks for what it has of it, and nothing wrong is nothing to ask', async () => {
  const learner = await enrolledLearner(api);
  expect((await ask(learner)).json()).toMatchObject({ code: 'NOTHING_MISSED' });
  const wrong = await practise(api, learner, false);
  const { domain } = await itemOf(api, wrong.questionId);
  const exams = await succeed<Schemas['ExamList']>(learner.call('GET', '/exams/with-enrollment'));
  const modalities = exams.exams.find(({ id }) => id === examId)?.modalities ?? [];
  const domains = modalities.filter(({ scope }) => scope === 'DOMAIN').map(({ id }) => id);
  const statuses = await Promise.all(domains.map(async (id) => (await ask(learner, id)).statusCode));
  expect(domain).not.toBe('');
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(domains.length - 1);
});
