import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../../apps/api/src/http/operations.ts';
import type { Item } from '../../apps/api/src/questions/item.types.ts';
import { keyLetters } from '../../apps/api/src/questions/key.ts';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  itemOf,
  succeed,
} from '../../apps/api/src/testing/practice.ts';
import { type Caller, useTestApp } from '../../apps/api/src/testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 1000 });
let learner: Caller;

beforeAll(async () => {
  learner = await enrolledLearner(api);
});

/** Every name and every text of a JSON value, wherever it lies. */
function walk(value: unknown, names: string[] = [], texts: string[] = []): { names: string[]; texts: string[] } {
  if (typeof value === 'string') texts.push(value);
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value) && inner !== null) names.push(name);
      walk(inner, names, texts);
    }
  }
  return { names, texts };
}

const itemsOf = (questions: string[]): Promise<Item[]> => Promise.all(questions.map((id) => itemOf(api, id)));

/** What is told after the answer only: explanation (none where the reasons say it all), reasons, in all languages. */
const secretsOf = ({ explanation, options }: Item): string[] =>
  [explanation, ...options.map(({ reason }) => reason)]
    .flatMap((text) => Object.values(text))
    .filter((text) => text !== '');

function expectNothingTold(body: unknown, items: Item[]): void {
  const { names, texts } = walk(body);
  expect(
    names.filter((name) => /correct|answer$|key|reason|explanation|note|reference|seed|fact|template/i.test(name)),
  ).toEqual([]);
  const told = texts.join('\n');
  for (const item of items)
    for (const secret of [...secretsOf(item), ...item.references.map(({ url }) => url)])
      expect(told).not.toContain(secret);
}

test('ENT-09 QUEST-18 questions that are handed out tell nothing of their key, in any language', async () => {
  for (const language of ['pt-BR', 'en-US', 'es-ES']) {
    const headers = { 'accept-language': language };
    const generated = await succeed<Schemas['GenerationResult']>(
      learner.call('POST', '/questions/generate', { body: { examId, domain: 'Segurança' }, headers }),
    );
    expectNothingTold(generated, await itemsOf([generated.question.id]));
    const drawn = await succeed<Schemas['Question'][]>(
      learner.call('GET', `/questions/questions/random?examId=${examId}&limit=10`, { headers }),
    );
    expectNothingTold(drawn, await itemsOf(drawn.map(({ id }) => id)));
    for (const question of [generated.question, ...drawn])
      expect(question).toMatchObject({ answer: null, explanation: null });
  }
});

test('the letter of the key is spread over the options', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => enrolledLearner(api)));
  const drawn = await Promise.all(people.map((person) => drawQuestions(person, 50)));
  const items = await itemsOf(drawn.flat());
  const letters = Map.groupBy(
    items.filter(({ key }) => keyLetters({ key }).length === 1),
    ({ key }) => key,
  );
  expect([...letters.keys()].toSorted()).toEqual(['A', 'B', 'C', 'D']);
  for (const [, withLetter] of letters) expect(withLetter.length).toBeLessThan(100);
});

test('nothing that can be read before answering tells the key either', async () => {
  const questions = await drawQuestions(learner, 5);
  const items = await itemsOf(questions);
  const [questionId = ''] = questions;
  const responses = [
    await learner.call('GET', '/analytics/summary'),
    await learner.call('GET', '/attempts'),
    await learner.call('POST', `/exams/${examId}/start`),
    await learner.call('POST', `/exams/${examId}/pause`),
    await learner.call('GET', `/questions/${questionId}/explanation`),
    await answer(learner, questionId, 'Z'),
    await learner.call('POST', '/attempts', { body: { questionId, examId: 'saa-c03', selected: 'A', timeMs: 1 } }),
    await answer(await enrolledLearner(api), questionId, 'A'),
  ];
  for (const { body } of responses) {
    for (const secret of items.flatMap(secretsOf)) expect(body).not.toContain(secret);
  }
});

test('an answer that is refused tells nothing of the key', async () => {
  const poor = await enrolledLearner(api);
  const questions = await drawQuestions(poor, 2);
  await api.database.db
    .updateTable('credit_accounts')
    .set({ used_today: 1000 })
    .where('user_id', '=', poor.id)
    .execute();
  const items = await itemsOf(questions);
  for (const questionId of questions) {
    const response = await answer(poor, questionId, 'A');
    expect(response.statusCode).toBe(402);
    expectNothingTold(response.json(), items);
  }
});

test('what belongs to one learner does not exist for another', async () => {
  const [owner, other] = [await enrolledLearner(api), await enrolledLearner(api)];
  const [questionId = ''] = await drawQuestions(owner, 1);
  await succeed(answer(owner, questionId, 'A'));
  for (const response of [
    await other.call('GET', `/questions/${questionId}/explanation`),
    await answer(other, questionId, 'A'),
  ]) {
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
  }
  const readable = [
    '/users/profile',
    '/users/account-info',
    '/attempts',
    '/attempts/stats/user',
    '/analytics/summary',
    '/exams/with-enrollment',
    '/config/settings',
  ];
  for (const path of readable) {
    const { body } = await other.call('GET', path);
    for (const secret of [owner.id, owner.email, questionId]) expect(body).not.toContain(secret);
  }
});
