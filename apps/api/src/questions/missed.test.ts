import { expect, test } from 'vitest';
import { findExam } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import {
  answer,
  drawQuestions,
  enrolledLearner,
  examId,
  itemOf,
  keepSignedIn,
  option,
  practise,
  succeed,
} from '../testing/practice.ts';
import { type Caller, useTestApp } from '../testing/test-app.ts';
import { engineFor, generateAgain } from './engine.ts';
import { marksOf } from './marks.ts';
import { selectSeen } from './queries.ts';

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
const wordsOf = async (questionId: string) => {
  const { stem, options } = await itemOf(api, questionId);
  return [stem.pt, ...options.map(({ text }) => text.pt).toSorted((a, b) => a.localeCompare(b))].join('\n');
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
  const before = await Promise.all(wrong.map(wordsOf));

  for (const left of [1, 0]) {
    const question = await askedAgain(learner);
    expect(await Promise.all(wrong.map(factsOf))).toContain(await factsOf(question.id));
    // Some families have one stem alone; then the options are others.
    expect(before).not.toContain(await wordsOf(question.id));
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

/** Answers a question wrong that has another wording, so that its concept gives no other the lead. Its mark. */
async function missInOrder(learner: Caller): Promise<number> {
  for (;;) {
    api.clock.advance(60_000);
    const [questionId = ''] = await drawQuestions(learner, 1);
    const { user_id, facts_hash } = await api.database.db
      .selectFrom('questions')
      .select(['user_id', 'facts_hash'])
      .where('id', '=', questionId)
      .executeTakeFirstOrThrow();
    const history = await selectSeen(api.database.db, user_id, examId, new Date(0));
    const facts = facts_hash ?? 0;
    const again = generateAgain({ examId, modalityId: 'all', facts: [facts], history, seed: questionId });
    const isTold = again !== null && history.every(({ stem }) => stem !== again.seen.stem);
    await succeed(answer(learner, questionId, await option(api, questionId, !isTold)));
    if (isTold) return facts;
  }
}

test('a run meets each missed concept once, latest first, also where they are missed again', async () => {
  const learner = await enrolledLearner(api);
  await keepSignedIn(api, learner);
  const wrong: (number | null)[] = [];
  for (let count = 0; count < 7; count += 1) wrong.push(await missInOrder(learner));
  const met: (number | null)[] = [];
  for (let rest = 0; rest < 7; rest += 1) {
    const { question } = await succeed<Schemas['GenerationResult']>(
      learner.call('POST', '/questions/generate', { body: { examId, domain: 'all', missed: true, rest } }),
    );
    met.push(await factsOf(question.id));
    await give(learner, question.id, false);
  }
  expect(met).toEqual(wrong.toReversed());
});

test('what was missed in one session is asked by itself, stays its own when it is wrong again, and is no other person’s', async () => {
  const [learner, other] = [await enrolledLearner(api), await enrolledLearner(api)];
  await keepSignedIn(api, learner);
  const sitThrough = async (wrong: number) => {
    const { id } = await succeed<Schemas['ExamSession']>(learner.call('POST', `/exams/${examId}/start`));
    const facts: (number | null)[] = [];
    for (let count = 0; count < wrong; count += 1) facts.push(await missInOrder(learner));
    const body = { score: 0, timeSpent: 0, answers: [] };
    await succeed(learner.call('POST', `/exams/${examId}/finish`, { body }));
    api.clock.advance(60_000);
    return { id, facts };
  };
  const first = await sitThrough(3);
  const second = await sitThrough(2);
  const askIn = (who: Caller, missedIn: string, rest = 0) =>
    who.call('POST', '/questions/generate', { body: { examId, domain: 'all', missed: true, missedIn, rest } });
  const leftIn = async (id: string) =>
    (await succeed<Schemas['PracticeSession']>(learner.call('GET', `/sessions/${id}`))).missed;

  // Wrong again first, then right, each of them once.
  const met: (number | null)[] = [];
  for (const [rest, isRight] of [false, true, true].entries()) {
    const { question } = await succeed<Schemas['GenerationResult']>(askIn(learner, first.id, rest));
    met.push(await factsOf(question.id));
    await give(learner, question.id, isRight);
  }
  expect(met).toEqual(first.facts.toReversed());
  expect([await leftIn(first.id), await leftIn(second.id)]).toEqual([1, 2]);
  const { question } = await succeed<Schemas['GenerationResult']>(askIn(learner, first.id));
  expect(await factsOf(question.id)).toBe(met[0]);
  await give(learner, question.id, true);
  for (const refused of [
    await askIn(learner, first.id),
    await askIn(learner, 's_never'),
    await askIn(other, second.id),
  ])
    expect(refused.json()).toMatchObject({ code: 'NOTHING_MISSED' });
  expect(await leftIn(second.id)).toBe(2);
});

/** Of a question with one right option that is a decision: that option, a wrong one, and the requirements that rule it out. */
async function decisionIn(questionId: string) {
  const { ask, key, options } = await itemOf(api, questionId);
  const pattern = ask.kind === 'decision' ? engineFor(examId).knowledge.patterns.get(ask.pattern) : undefined;
  const right = options.find(({ label }) => label === key);
  const wrong = options.find(({ label }) => label !== key);
  if (ask.kind !== 'decision' || right?.subject.kind !== 'solution' || wrong?.subject.kind !== 'solution') return null;
  const { id } = wrong.subject;
  const failed = pattern?.constraints.filter((each) => ask.constraints.includes(each.id) && id in each.rulesOut) ?? [];
  return { failed: failed.map((each) => each.id), right: right.subject.id, letter: wrong.label };
}

/** Answers a decision wrong that has many others with the same right option and what ruled out the one that was chosen. */
async function missDecision(learner: Caller) {
  for (;;) {
    api.clock.advance(60_000);
    const [id = ''] = await drawQuestions(learner, 1);
    const [found, facts] = [await decisionIn(id), await factsOf(id)];
    const others = engineFor(examId).candidates.filter(
      (each) =>
        marksOf(each).facts === facts &&
        found?.failed.some((failed) => each.factIds.includes(failed)) &&
        each.factIds.includes(found.right),
    );
    if (!found || others.length <= 6) continue;
    await succeed(answer(learner, id, found.letter));
    return [facts, found] as const;
  }
}

test.each([{ missed: true }, { due: true }])(
  'a decision comes back with what ruled out the option that was chosen where %o is asked for',
  async (wish) => {
    const learner = await enrolledLearner(api);
    await keepSignedIn(api, learner);
    const wrong = new Map([await missDecision(learner), await missDecision(learner), await missDecision(learner)]);
    api.clock.advance(86_400_000);
    for (const _ of wrong) {
      const call = learner.call('POST', '/questions/generate', { body: { examId, domain: 'all', ...wish } });
      const { question } = await succeed<Schemas['GenerationResult']>(call);
      const { failed = [], right } = wrong.get(await factsOf(question.id)) ?? {};
      const { factIds } = await itemOf(api, question.id);
      expect(factIds).toContain(right);
      expect(failed.some((id) => factIds.includes(id))).toBe(true);
      await give(learner, question.id, true);
    }
  },
);

test('a modality asks for what it has of it, and nothing wrong is nothing to ask', async () => {
  const learner = await enrolledLearner(api);
  expect((await ask(learner)).json()).toMatchObject({ code: 'NOTHING_MISSED' });
  const { questionId } = await practise(api, learner, false);
  const asked: string[] = [];
  for (const { id, scope } of findExam(examId)?.modalities ?? []) {
    if (scope.kind !== 'domain') continue;
    const response = await ask(learner, id);
    if (response.statusCode === 409) {
      expect(response.json()).toMatchObject({ code: 'NOTHING_MISSED' });
      continue;
    }
    // What it rests on may be asked about in several domains.
    const { question } = await succeed<Schemas['GenerationResult']>(Promise.resolve(response));
    expect(await factsOf(question.id)).toBe(await factsOf(questionId));
    expect((await itemOf(api, question.id)).domain).toBe(scope.domain);
    asked.push(id);
  }
  expect(asked).not.toEqual([]);
});
