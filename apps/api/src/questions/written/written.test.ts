import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from '../../http/operations.ts';
import { type Manner, type ModelPeer, startModelPeer } from '../../testing/model-peer.ts';
import { answer, enrolledLearner, examId, itemOf, succeed } from '../../testing/practice.ts';
import { type Caller, useTestApp } from '../../testing/test-app.ts';

let peer: ModelPeer;
const api = useTestApp({}, async () => (peer = await startModelPeer()).environment);
// Nothing here depends on how fast this machine is.
beforeAll(() => void Object.assign(api.config.languageModel ?? {}, { patienceMs: 120_000 }));
afterAll(() => peer.stop());

async function generate(learner: Caller, wish: Record<string, unknown> = {}, locale = 'pt-BR') {
  const body = { examId, domain: 'storage', difficulty: 'EASY', ...wish };
  return succeed<Schemas['GenerationResult']>(
    learner.call('POST', '/questions/generate', { body, headers: { 'accept-language': locale } }),
  );
}

const outcomes = async (since: number) => {
  const rows = await api.database.db
    .selectFrom('model_calls')
    .selectAll()
    .where('id', '>', since)
    .orderBy('id')
    .execute();
  return rows.map(({ operation, outcome }) => `${operation} ${outcome}`);
};

async function lastCall(): Promise<number> {
  const row = await api.database.db
    .selectFrom('model_calls')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Makes what others left in the stock unfit, so that a new question must be written. */
const emptyStock = () => api.database.db.deleteFrom('written_questions').execute();

test.each(['pt-BR', 'en-US', 'es-ES'])(
  'a model writes a question in %s; it is answered and read like any other',
  async (locale) => {
    peer.manner = 'good';
    await emptyStock();
    const learner = await enrolledLearner(api);
    const { question, model } = await generate(learner, {}, locale);
    expect(model).toBe('peer-small');
    const item = await itemOf(api, question.id);
    expect(item.writer).toEqual({ model: 'peer-small', locale: locale.slice(0, 2) });
    expect(question.options).toHaveLength(4);
    const verdict = await succeed<Schemas['AttemptResult']>(answer(learner, question.id, item.key, 20_000));
    expect(verdict).toMatchObject({ isCorrect: true, correctAnswer: item.key });
    expect(verdict.optionNotes).toHaveLength(4);
    expect(verdict.references.length).toBeGreaterThan(0);
    const past = await succeed<Schemas['PastAnswer']>(learner.call('GET', `/attempts/${question.id}`));
    expect(past.question.prompt).toBe(question.prompt);
    for (const spoken of ['pt-BR', 'en-US', 'es-ES']) {
      const again = await succeed<Schemas['PastAnswer']>(
        learner.call('GET', `/attempts/${question.id}`, { headers: { 'accept-language': spoken } }),
      );
      expect(again.question).toMatchObject({ prompt: question.prompt, language: locale, source: 'MODEL' });
      const [listed] = await succeed<Schemas['Attempt'][]>(
        learner.call('GET', '/attempts', { headers: { 'accept-language': spoken } }),
      );
      expect(listed).toMatchObject({ prompt: question.prompt, language: locale });
    }
    const [attempt] = await api.database.db
      .selectFrom('attempts')
      .select('weight')
      .where('question_id', '=', question.id)
      .execute();
    expect(attempt?.weight).toBe(0.5);
  },
);

test.each<[Manner, string[]]>([
  ['good', ['GENERATE_QUESTION ACCEPTED', 'CHECK_QUESTION ACCEPTED']],
  ['fenced', ['GENERATE_QUESTION ACCEPTED', 'CHECK_QUESTION ACCEPTED']],
  ['miscounting', ['GENERATE_QUESTION ACCEPTED', 'CHECK_QUESTION ACCEPTED']],
  ['failing', ['GENERATE_QUESTION FAILED']],
  ['cut', ['GENERATE_QUESTION FAILED']],
  ['malformed', ['GENERATE_QUESTION MALFORMED']],
  ['wrong-keyed', ['GENERATE_QUESTION WRONG_KEY']],
  ['inventing', ['GENERATE_QUESTION UNKNOWN_SERVICE']],
  ['naming', ['GENERATE_QUESTION UNKNOWN_NAME']],
  ['foreign', ['GENERATE_QUESTION LINT_LANGUAGE']],
  ['telling', ['GENERATE_QUESTION LINT_LEAK']],
  ['doubted', ['GENERATE_QUESTION ACCEPTED', 'CHECK_QUESTION OTHER_KEY']],
  ['two-right', ['GENERATE_QUESTION ACCEPTED', 'CHECK_QUESTION TWO_RIGHT']],
])('a model that is %s: there is a question, and the record says why', async (manner, expected) => {
  api.clock.advance(120_000);
  peer.manner = manner;
  await emptyStock();
  const before = await lastCall();
  const { question, model } = await generate(await enrolledLearner(api));
  const isWritten = expected.at(-1) === 'CHECK_QUESTION ACCEPTED';
  expect(model).toBe(isWritten ? 'peer-small' : null);
  expect((await itemOf(api, question.id)).writer === undefined).toBe(!isWritten);
  expect(await outcomes(before)).toEqual(expected);
});

test('a server that says nothing sensible of its tokens is recorded with none', async () => {
  api.clock.advance(120_000);
  peer.manner = 'miscounting';
  await emptyStock();
  const before = await lastCall();
  await generate(await enrolledLearner(api));
  const calls = await api.database.db.selectFrom('model_calls').selectAll().where('id', '>', before).execute();
  expect(calls).toHaveLength(2);
  for (const call of calls) expect(call).toMatchObject({ tokens_in: 0, tokens_out: 0, cost_usd: 0 });
});
