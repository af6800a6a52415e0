import { assert, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { addAnswer, type EvidentAnswer, levels, noEvidence, weightsOn } from './evidence.ts';
import { posterior } from './posterior.ts';
import { choose, mayReview, type Learnt, type TopicRecord } from './selection.ts';
import { diceOf } from './simulation/dice.ts';
import { simulatedExam as model } from './simulation/scenarios.ts';

const day = '2026-03-01';
const draws = 4000;

function chanceOf(seed: number): () => number {
  const dice = diceOf(seed);
  return () => dice.even();
}

type Answered = { [domain: string]: { right: number; wrong: number } };

/** What is known of somebody who has answered so many questions right and wrong. */
function learntFrom(record: Answered, more: Partial<Learnt> = {}): Learnt {
  const answers = Object.entries(record).flatMap(([domain, { right, wrong }]) =>
    Array.from({ length: right + wrong }, (_answer, i): EvidentAnswer => {
      return { domain, level: ((i % 3) + 1) as 1 | 2 | 3, form: 'single', isCorrect: i >= wrong, weight: 1, day };
    }),
  );
  const { domains } = posterior(model, weightsOn(answers.reduce(addAnswer, noEvidence), day));
  return { domains, isEstimated: true, topics: [], waiting: [], recent: [], mayReview: false, ...more };
}

const all = (right: number, wrong: number): Answered =>
  Object.fromEntries(model.domains.map(({ id }) => [id, { right, wrong }]));

const choices = (learnt: Learnt, count = draws) => {
  const chance = chanceOf(11);
  return Array.from({ length: count }, () => choose(model, learnt, chance));
};
const shareOf = <One>(some: readonly One[], what: (one: One) => boolean) => some.filter(what).length / some.length;

test('what is weak and weighs much is asked most, and no domain is forgotten', () => {
  const learnt = learntFrom({ ...all(17, 3), security: { right: 6, wrong: 14 } });
  const asked = choices(learnt);
  const shares = model.domains.map(({ id, weight }) => ({
    id,
    weight,
    share: shareOf(asked, ({ domain }) => domain === id),
  }));
  expect(shares.toSorted((a, b) => b.share - a.share)[0]).toMatchObject({ id: 'security' });
  for (const { share, weight } of shares) expect(share).toBeGreaterThan(0.05 * weight);
  // As weak as another and of less weight: asked less.
  const even = choices(learntFrom(all(10, 10)));
  const of = (id: string) => shareOf(even, ({ domain }) => domain === id);
  expect(of('technology')).toBeGreaterThan(of('concepts'));
  expect(of('concepts')).toBeGreaterThan(of('billing'));
});

test('by weakness no domain takes more than half of twenty questions in a row', () => {
  const known = learntFrom({ ...all(39, 1), security: { right: 1, wrong: 39 } });
  const chance = chanceOf(3);
  const asked: { why: string; domain: string }[] = [];
  for (let i = 0; i < 600; i++) {
    const recent = asked.map(({ domain }) => domain);
    asked.unshift(choose(model, { ...known, recent: recent.slice(0, 20) }, chance));
  }
  const counts = asked.slice(0, -20).map((_one, i) => {
    const window = asked.slice(i, i + 20).filter(({ domain }) => domain === 'security');
    return window.filter(({ why }) => why === 'WEAKNESS').length;
  });
  expect(Math.max(...counts)).toBe(10);
});

test('until there is an estimate the domain furthest behind its weight goes first, what waits for an answer included', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const chance = chanceOf(seed);
    const asked: string[] = [];
    for (let count = 1; count <= 20; count++) {
      // The one on the screen waits while the next one is chosen.
      const [answered, waiting] = [asked.slice(0, -1), asked.slice(-1)];
      const topics = answered.map((domain) => ({ domain, topic: 'one', answered: 1, correct: 1 }));
      const { why, domain } = choose(model, learntFrom({}, { isEstimated: false, topics, waiting }), chance);
      expect(why).toBe('EXPLORATION');
      asked.push(domain);
      for (const { id, weight } of model.domains)
        expect(Math.abs(asked.filter((one) => one === id).length - weight * count)).toBeLessThan(1);
    }
  }
});

test('what is due goes first where a session has room for it; of the other questions one of ten follows the weights', () => {
  const due = choices(learntFrom(all(6, 4), { mayReview: true }));
  expect(due.every(({ isReview }) => isReview)).toBe(true);
  const others = choices(learntFrom(all(6, 4)));
  expect(others.some(({ isReview }) => isReview)).toBe(false);
  expect(shareOf(others, ({ why }) => why === 'EXPLORATION')).toBeCloseTo(0.1, 1);
});

test('exploring, a domain with fewer than three answers goes first', () => {
  const answered = (counts: Record<string, number>): TopicRecord[] =>
    Object.entries(counts).map(([domain, count]) => ({ domain, topic: 'one', answered: count, correct: count }));
  const explored = (topics: TopicRecord[]) =>
    choices(learntFrom(all(20, 5), { topics })).filter(({ why }) => why === 'EXPLORATION');
  const met = { concepts: 3, security: 40, technology: 40 };
  expect(new Set(explored(answered({ ...met, billing: 2 })).map(({ domain }) => domain))).toEqual(new Set(['billing']));
  const afterwards = explored(answered({ ...met, billing: 3 }));
  for (const { id, weight } of model.domains)
    expect(shareOf(afterwards, ({ domain }) => domain === id)).toBeCloseTo(weight, 1);
});

test('at no moment of a session are more than three of ten questions reviews', () => {
  const session = { asked: 0, reviews: 0 };
  for (let count = 1; count <= 100; count++) {
    if (mayReview(session)) session.reviews += 1;
    session.asked += 1;
    expect(session.reviews).toBeLessThanOrEqual(0.3 * session.asked);
  }
  expect(session.reviews).toBe(30);
});

test('levels keep the chance of a right answer nearer to 70 to 85 % than the mix of the exam does', () => {
  const outside = (right: number) => Math.max(0, 0.7 - right, right - 0.85);
  const counts = record({ right: nat(60), wrong: nat(60) });
  const nearer = property(counts, counts, (security, technology) => {
    const learnt = learntFrom({ security, technology });
    const { domain, levels: shares } = choose(model, learnt, chanceOf(security.right));
    const chances = learnt.domains.find(({ id }) => id === domain)?.chances;
    if (!chances) throw new Error('A domain of the exam was to be chosen');
    const rightWith = (mix: typeof shares) => levels.reduce((sum, level) => sum + mix[level] * chances[level], 0);
    expect(levels.reduce((sum, level) => sum + shares[level], 0)).toBeCloseTo(1);
    for (const level of levels) expect(shares[level]).toBeGreaterThan(0);
    expect(outside(rightWith(shares))).toBeLessThanOrEqual(outside(rightWith(model.levelMix)) + 1e-9);
  });
  assert(nearer, { seed: 20_261_123, numRuns: 200 });
  const middling = learntFrom(all(15, 5));
  const { domain, levels: shares } = choose(model, middling, chanceOf(1));
  const chances = middling.domains.find(({ id }) => id === domain)?.chances ?? { 1: 0, 2: 0, 3: 0 };
  const right = levels.reduce((sum, level) => sum + shares[level] * chances[level], 0);
  expect(right).toBeGreaterThan(0.7);
  expect(right).toBeLessThan(0.85);
});

test('topics in which more is missed are taken more readily, and none never', () => {
  const about = (topic: string, correct: number): TopicRecord => ({
    domain: 'security',
    topic,
    answered: 10,
    correct,
  });
  const topics = [about('identity', 2), about('data', 6), about('audit', 10)];
  const learnt = learntFrom({ ...all(19, 1), security: { right: 18, wrong: 12 } }, { topics });
  const choice = choices(learnt, 50).find(({ domain }) => domain === 'security');
  expect(choice?.topics['identity']).toBe(1);
  expect(choice?.topics['data']).toBeLessThan(1);
  expect(choice?.topics['audit']).toBeGreaterThanOrEqual(0.2);
  expect(choice?.topics['audit']).toBeLessThan(choice?.topics['data'] ?? 0);
});

test('the same chance gives the same choice', () => {
  const learnt = learntFrom(all(6, 4), { mayReview: true });
  expect(choices(learnt, 30)).toEqual(choices(learnt, 30));
});
