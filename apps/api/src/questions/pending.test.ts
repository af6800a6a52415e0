import { expect, test } from 'vitest';
import { answer, drawQuestions, enrolledLearner, grantCredits } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();

const stored = async ({ id }: Caller): Promise<string[]> => {
  const rows = await api.database.db.selectFrom('questions').select('id').where('user_id', '=', id).execute();
  return rows.map((row) => row.id);
};

test('a learner keeps the last 60 questions without an answer, and every one that was answered', async () => {
  const learner = await enrolledLearner(api);
  await grantCredits(api, learner.id, 10);
  const answered = await drawQuestions(learner, 5);
  for (const id of answered) expect((await answer(learner, id, 'A')).statusCode).toBe(201);
  const left = await drawQuestions(learner, 75);
  expect((await stored(learner)).toSorted()).toEqual([...answered, ...left.slice(15)].toSorted());
  expect((await answer(learner, left[14] ?? '', 'A')).statusCode).toBe(404);
  expect((await answer(learner, left[15] ?? '', 'A')).statusCode).toBe(201);
  for (const id of answered) expect((await learner.call('GET', `/questions/${id}/explanation`)).statusCode).toBe(200);
});

test('what one learner leaves does not count for another', async () => {
  const [learner, other] = [await enrolledLearner(api), await enrolledLearner(api)];
  const kept = await drawQuestions(learner, 60);
  await drawQuestions(other, 60);
  expect((await stored(learner)).toSorted()).toEqual(kept.toSorted());
});
