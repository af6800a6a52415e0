import { expect, test } from 'vitest';
import type { Schemas } from '../http/operations.ts';
import { withStatements } from '../testing/count-statements.ts';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  itemOf,
  keepSignedIn,
  option,
  succeed,
} from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';

const api = useTestApp({ freeDailyCredits: 1000 });
const day = 86_400_000;

const generate = (learner: Caller, wish: object = {}) =>
  succeed<Schemas['GenerationResult']>(
    learner.call('POST', '/questions/generate', { body: { examId, domain: 'all', ...wish } }),
  );

/** Answers a question right, unless it is of the weak domain. */
async function answerAs(learner: Caller, questionId: string, weak: string | null): Promise<string> {
  const { domain } = await itemOf(api, questionId);
  api.clock.advance(60_000);
  await succeed(answer(learner, questionId, await option(api, questionId, domain !== weak), 30_000));
  return domain;
}

async function practise(learner: Caller, count: number, weak: string | null): Promise<void> {
  for (const id of await drawQuestions(learner, count)) await answerAs(learner, id, weak);
}

test('practice of the whole exam goes where it is worth most, and says why', async () => {
  const learner = await enrolledLearner(api);
  expect((await generate(learner)).reason).toBe('EXPLORATION');
  await practise(learner, 40, 'security');
  const domains: string[] = [];
  const reasons: Schemas['GenerationResult']['reason'][] = [];
  for (let i = 0; i < 20; i++) {
    const { question, reason } = await generate(learner);
    reasons.push(reason);
    domains.push(await answerAs(learner, question.id, 'security'));
  }
  // Drawn by weight they would be six; half of any twenty is the most.
  expect(domains.filter((domain) => domain === 'security').length).toBeGreaterThanOrEqual(7);
  expect(reasons.filter((reason) => reason === 'WEAKNESS').length).toBeGreaterThan(10);
  // Nothing is due on the same day.
  expect(reasons).not.toContain('REVIEW');
});

test('what was missed yesterday comes back in another way, as a review', async () => {
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  await practise(learner, 40, 'security');
  const missed = await api.database.db
    .selectFrom('attempts')
    .select(['facts_hash', 'stem_hash'])
    .where('user_id', '=', learner.id)
    .where('is_correct', '=', false)
    .execute();
  api.clock.advance(day);
  const reviews: string[] = [];
  for (let i = 0; i < 40; i++) {
    const { reason, question } = await generate(learner);
    if (reason === 'REVIEW') reviews.push(question.id);
  }
  expect(reviews.length).toBeGreaterThan(0);
  const rows = await api.database.db
    .selectFrom('questions')
    .select(['facts_hash', 'stem_hash'])
    .where('id', 'in', reviews)
    .execute();
  for (const row of rows) {
    expect(missed.map(({ facts_hash }) => facts_hash)).toContain(row.facts_hash);
    expect(missed.map(({ stem_hash }) => stem_hash)).not.toContain(row.stem_hash);
  }
});

test('who names a domain, a topic or a level gets just that, without a reason', async () => {
  const learner = await enrolledLearner(api);
  expect((await generate(learner, { domain: 'domain-security' })).reason).toBeNull();
  expect((await generate(learner, { difficulty: 'HARD' })).reason).toBeNull();
});

test('choosing takes no statement more than drawing', async () => {
  const learner = await enrolledLearner(api);
  await practise(learner, 20, null);
  const [, chosen] = await withStatements(() => generate(learner));
  const [, drawn] = await withStatements(() => generate(learner, { domain: 'domain-security' }));
  expect(chosen).toHaveLength(drawn.length);
});

test('without an enrolment nothing is chosen', async () => {
  const learner = await api.learner();
  const refused = await learner.call('POST', '/questions/generate', { body: { examId, domain: 'all' } });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'NOT_ENROLLED' }]);
});
