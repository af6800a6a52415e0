import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { answer, drawQuestions, enrolledLearner, examId, keepSignedIn, option, succeed } from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 1000 });
const hour = 3_600_000;

type Query = Record<string, string | number>;
type Attempt = Schemas['Attempt'];
const list = (learner: Caller, query: Query = {}) =>
  learner.call('GET', `/attempts?${new URLSearchParams({ limit: '100', ...query }).toString()}`);
const answersOf = (learner: Caller, query?: Query) => succeed<Attempt[]>(list(learner, query));
const idsOf = async (learner: Caller, query?: Query) =>
  (await answersOf(learner, query)).map(({ questionId }) => questionId);
const totalsOf = async (learner: Caller, query: Query) =>
  (await list(learner, query)).json<{ meta: Schemas['AttemptPageMeta'] }>().meta.totals;

/** A learner with answers, a third of them wrong, seven hours from one to the next. */
async function practised(count: number): Promise<Caller> {
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  for (const [index, id] of (await drawQuestions(learner, count)).entries()) {
    api.clock.advance(7 * hour);
    await succeed(answer(learner, id, await option(api, id, index % 3 > 0)));
  }
  return learner;
}

test('answers are found by verdict, domain and day, alone and together, page by page', async () => {
  const learner = await practised(24);
  const all = await answersOf(learner, { examId });
  const domains = [...new Set(all.map(({ domain }) => domain ?? ''))];
  expect(domains.length).toBeGreaterThan(1);
  const [from, to] = [all[20]?.localDate ?? '', all[4]?.localDate ?? ''];
  for (const verdict of [undefined, 'CORRECT', 'WRONG'])
    for (const domain of [undefined, ...domains])
      for (const days of [{}, { from }, { to }, { from, to }]) {
        const expected = all
          .filter((one) => verdict === undefined || one.isCorrect === (verdict === 'CORRECT'))
          .filter((one) => domain === undefined || one.domain === domain)
          .filter((one) => !('from' in days) || one.localDate >= from)
          .filter((one) => !('to' in days) || one.localDate <= to)
          .map(({ questionId }) => questionId);
        const query = { examId, ...(verdict && { verdict }), ...(domain && { domain }), ...days };
        expect(await idsOf(learner, query)).toEqual(expected);
        if (days !== undefined && 'from' in days) continue;
        const first = (await list(learner, { ...query, limit: 2 })).json<{
          meta: Schemas['AttemptPageMeta'];
        }>();
        const { nextCursor } = first.meta;
        expect(nextCursor === null ? [] : await idsOf(learner, { ...query, cursor: nextCursor })).toEqual(
          expected.slice(2),
        );
      }
});

test('the sums tell of all pages of an exam or a domain, whatever the verdict, and of nothing narrower', async () => {
  const learner = await practised(9);
  const all = await answersOf(learner);
  const sums = (rows: Attempt[]) => ({
    answered: rows.length,
    correct: rows.filter(({ isCorrect }) => isCorrect).length,
    missed: rows.filter(({ isMissed }) => isMissed).length,
  });
  expect(sums(all)).toMatchObject({ answered: 9, correct: 6, missed: 3 });
  expect(await totalsOf(learner, {})).toEqual(sums(all));
  expect(await totalsOf(learner, { examId, verdict: 'WRONG', limit: 1 })).toEqual(sums(all));
  const domain = all[0]?.domain ?? '';
  expect(await totalsOf(learner, { examId, domain })).toEqual(sums(all.filter((one) => one.domain === domain)));
  expect(await totalsOf(learner, { examId, from: '2025-11-01' })).toBeNull();
});

test.each([
  [{ domain: 'security' }, 'examId'],
  [{ verdict: 'WRONG' }, 'examId'],
  [{ examId, domain: 'all' }, 'domain'],
  [{ examId, domain: 'made up' }, 'domain'],
  [{ examId, verdict: 'RIGHT' }, 'verdict'],
  [{ examId, from: '2025-02-30' }, 'from'],
  [{ examId, from: '0001-01-01' }, 'from'],
  [{ examId, to: '9999-12-31' }, 'to'],
])('the filter %j is refused', async (query, field) => {
  const response = await list(await api.learner(), query);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
});

test('an answered question is read again with its options and reasons, by whoever answered it', async () => {
  const [learner, other] = [await enrolledLearner(api), await enrolledLearner(api)];
  const [questionId = ''] = await drawQuestions(learner, 1);
  const read = (caller: Caller) => caller.call('GET', `/attempts/${questionId}`);
  expect((await read(learner)).json()).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
  const result = await succeed<Schemas['AttemptResult']>(
    answer(learner, questionId, await option(api, questionId, false)),
  );
  const { attempt, question, review } = await succeed<Schemas['PastAnswer']>(read(learner));
  expect(attempt).toEqual((await answersOf(learner))[0]);
  expect(question).toMatchObject({ id: questionId, prompt: attempt.prompt, answer: null, explanation: null });
  expect(question.options).toHaveLength(attempt.optionCount);
  expect(review).toEqual({
    isCorrect: false,
    correctAnswer: result.correctAnswer,
    explanation: result.explanation,
    optionNotes: result.optionNotes,
    references: result.references,
  });
  expect((await read(other)).statusCode).toBe(404);
});
