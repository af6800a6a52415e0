import { expect, test } from 'vitest';
import { findExam } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  itemOf,
  option,
  practise,
  succeed,
} from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 1000 });

type Page = { data: Schemas['Attempt'][]; meta: Schemas['AttemptPageMeta'] };
const page = async (learner: Caller, query: Record<string, string | number> = {}) => {
  const parameters = Object.entries(query).map((parameter) => parameter.join('='));
  return (await learner.call('GET', `/attempts?${parameters.join('&')}`)).json<Page>();
};
const ids = ({ data }: Page) => data.map(({ questionId }) => questionId);

async function answerMany(learner: Caller, count: number, gapMs: number): Promise<string[]> {
  const questions = await drawQuestions(learner, count);
  for (const id of questions) {
    api.clock.advance(gapMs);
    await succeed(answer(learner, id, 'A'));
  }
  return questions;
}

test('API-08 a page holds ten answers, newest first, and says where the next begins', async () => {
  const learner = await enrolledLearner(api);
  const newestFirst = (await answerMany(learner, 12, 1000)).toReversed();
  const first = await page(learner);
  expect(ids(first)).toEqual(newestFirst.slice(0, 10));
  const second = await page(learner, { cursor: first.meta.nextCursor ?? '' });
  expect(ids(second)).toEqual(newestFirst.slice(10));
  expect(second.meta.nextCursor).toBeNull();
});

const topicOf = (topic: string) => findExam(examId)?.knowledge?.topics.find(({ id }) => id === topic)?.name.pt;

test('API-08 an answer is listed with what was chosen, how long it took and its topic', async () => {
  const learner = await enrolledLearner(api);
  const [questionId = ''] = await drawQuestions(learner, 1);
  const selected = await option(api, questionId, false);
  await succeed(answer(learner, questionId, selected, 48_200));
  const { data } = await page(learner);
  const { stem, options, key, explanation, topic } = await itemOf(api, questionId);
  expect(data).toEqual([
    {
      id: questionId,
      questionId,
      examId,
      prompt: stem.pt,
      language: 'pt-BR',
      optionCount: options.length,
      selected,
      isCorrect: false,
      correctAnswer: key,
      explanation: explanation.pt || null,
      isMissed: true,
      timeMs: 48_200,
      domain: expect.any(String),
      topic: topicOf(topic),
      localDate: '2025-11-20',
      createdAt: api.clock.now.toISOString(),
      report: null,
    },
  ]);
  const english = await succeed<Schemas['Attempt'][]>(
    learner.call('GET', '/attempts', { headers: { 'accept-language': 'en' } }),
  );
  expect(english[0]?.domain).not.toBe(data[0]?.domain);
  expect(english[0]?.language).toBe('en-US');
});

test('pages end without a rest when the answers fill them exactly', async () => {
  const learner = await enrolledLearner(api);
  await answerMany(learner, 6, 1000);
  const first = await page(learner, { limit: 3 });
  const second = await page(learner, { limit: 3, cursor: first.meta.nextCursor ?? '' });
  expect([first.data.length, second.data.length, second.meta.nextCursor]).toEqual([3, 3, null]);
});

test('paging shows every answer once, even when all have the same instant and others come meanwhile', async () => {
  const learner = await enrolledLearner(api);
  const answered = await answerMany(learner, 17, 0);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const current: Page = await page(learner, { limit: 5, ...(cursor !== null && { cursor }) });
    seen.push(...ids(current));
    cursor = current.meta.nextCursor;
    await answerMany(learner, 1, 1000);
  } while (cursor !== null);
  expect(seen.toSorted()).toEqual(answered.toSorted());
});

test('API-08 an exam filters, and one without answers gives an empty list', async () => {
  const learner = await enrolledLearner(api);
  await answerMany(learner, 2, 1000);
  expect((await page(learner, { examId })).data).toHaveLength(2);
  expect(await page(learner, { examId: 'saa-c03' })).toEqual({
    success: true,
    data: [],
    meta: { nextCursor: null, totals: { answered: 0, correct: 0, missed: 0 } },
  });
});

test.each([{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { limit: 'ten' }, { limit: '' }])(
  'API-08 the page length %o is refused',
  async (query) => {
    const response = await page(await api.learner(), query);
    expect(response).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'limit' }] });
  },
);

test.each([
  'made-up',
  Buffer.from('no instant').toString('base64url'),
  Buffer.from("2025-11-20T15:00:00.000Z ' or 1=1").toString('base64url'),
  ...['-004713-11-24', '0000-01-01', '+275760-09-13'].map((day) =>
    Buffer.from(`${day}T00:00:00.000Z q1`).toString('base64url'),
  ),
  'a%20b',
  '',
])('the made-up cursor %j is refused', async (cursor) => {
  const response = await (await api.learner()).call('GET', `/attempts?cursor=${cursor}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'cursor' }] });
});

test('nobody sees the answers of others, even with their cursor', async () => {
  const [learner, other] = [await enrolledLearner(api), await enrolledLearner(api)];
  await answerMany(learner, 3, 1000);
  const { meta } = await page(learner, { limit: 1 });
  expect((await page(other, { cursor: meta.nextCursor ?? '' })).data).toEqual([]);
});

test('API-09 the totals add up over all answers', async () => {
  const learner = await enrolledLearner(api);
  expect(await succeed(learner.call('GET', '/attempts/stats/user'))).toEqual({
    totalAttempts: 0,
    correctAnswers: 0,
    wrongAnswers: 0,
    accuracy: 0,
    averageTimeMs: null,
    totalTimeMs: 0,
    creditsSpent: 0,
    byExam: [],
  });
  const questions = await drawQuestions(learner, 4);
  for (const [index, id] of questions.entries())
    await succeed(answer(learner, id, await option(api, id, index > 0), 1000 + index));
  expect(await succeed(learner.call('GET', '/attempts/stats/user'))).toEqual({
    totalAttempts: 4,
    correctAnswers: 3,
    wrongAnswers: 1,
    accuracy: 75,
    averageTimeMs: 1002,
    totalTimeMs: 4006,
    creditsSpent: 4,
    byExam: [{ examId, totalAttempts: 4, accuracy: 75 }],
  });
});

test('exams are listed by their number of answers', async () => {
  const learner = await enrolledLearner(api);
  await practise(api, learner);
  const other = { user_id: learner.id, exam_id: 'az-900', answered: 5, correct: 1, last_attempt_at: api.clock.now };
  await api.database.db.insertInto('exam_totals').values(other).execute();
  const { byExam } = await succeed<Schemas['AttemptStats']>(learner.call('GET', '/attempts/stats/user'));
  expect(byExam.map((exam) => exam.examId)).toEqual(['az-900', examId]);
});
