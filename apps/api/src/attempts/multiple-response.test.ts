import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { engineFor } from '../questions/engine.ts';
import { generate } from '../questions/generate.ts';
import { keyLetters } from '../questions/key.ts';
import type { Item } from '../questions/item.types.ts';
import { pool } from '../questions/pool.ts';
import { presentQuestion } from '../questions/present-question.ts';
import { pack } from '../questions/storage/pack.ts';
import { templates } from '../questions/templates/templates.ts';
import { answer, drawQuestions, enrolledLearner, succeed } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp();
let learner: Caller;

const { knowledge, candidates } = engineFor('clf-c02');
const from = pool(
  candidates.filter(({ template }) => template === 'choose-two'),
  () => 1,
);
const order = { pool: from, wider: null, level: null, history: [] };
const item: Item = generate(knowledge, templates, { ...order, seed: 'two of five' });
const right = item.key;
const [one = '', other = ''] = keyLetters(item);
const wrong = item.options.flatMap(({ label }) => (right.includes(label) ? [] : label));

beforeAll(async () => {
  learner = await enrolledLearner(api);
});

/** A question of the learner that asks for two of five. */
async function ask(): Promise<string> {
  const [id = ''] = await drawQuestions(learner, 1);
  const changed = { book_id: null, packed: pack(new Map(), item) };
  await api.database.db.updateTable('questions').set(changed).where('id', '=', id).execute();
  return id;
}

const give = (id: string, selected: string) => succeed<Schemas['AttemptResult']>(answer(learner, id, selected));

test('a question says how many of its options are right, and the stem says so too', () => {
  const question = presentQuestion('q', item, 'pt');
  expect(question.answerCount).toBe(2);
  expect(question.options).toHaveLength(5);
  expect(question.prompt).toContain('(Escolha DUAS.)');
});

test('both right options are right, and are told, explained and listed as they were given', async () => {
  const id = await ask();
  expect(await give(id, right)).toMatchObject({ isCorrect: true, selected: right, correctAnswer: right });
  expect(await give(id, right)).toMatchObject({ isCorrect: true });
  expect(await succeed(learner.call('GET', `/questions/${id}/explanation`))).toMatchObject({ answer: right });
  const attempts = await succeed<Schemas['Attempt'][]>(learner.call('GET', '/attempts?limit=1'));
  expect(attempts).toMatchObject([{ questionId: id, selected: right, isCorrect: true }]);
});

test.each([
  ['one right and one wrong', [one, wrong[0]]],
  ['one right alone', [other]],
  ['both right and a wrong one', [one, other, wrong[0]]],
])('%s is wrong', async (_case, chosen) => {
  const id = await ask();
  expect(await give(id, chosen.toSorted((a = '', b = '') => a.localeCompare(b)).join())).toMatchObject({
    isCorrect: false,
    correctAnswer: right,
  });
});

test.each([
  ['out of order', `${other},${one}`],
  ['twice', `${one},${one}`],
  ['of another question', `${one},Y`],
])('letters %s are refused', async (_case, selected) => {
  const refused = await answer(learner, await ask(), selected);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ details: [{ field: 'selected', code: 'NOT_ALLOWED' }] });
});
