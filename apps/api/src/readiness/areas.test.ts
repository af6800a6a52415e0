import { expect, test } from 'vitest';
import { findExam } from '../catalogue/catalogue.ts';
import { areasOf, type TopicSums, weakAreas } from './areas.ts';
import { addAnswer, noEvidence } from './evidence.ts';

const exam = findExam('clf-c02');
if (!exam) throw new Error('The catalogue has no clf-c02');
const today = '2026-03-02';

/** Answers of each domain, right and wrong, in one topic each. */
function areas(answers: Record<string, [right: number, wrong: number]>, of = areasOf) {
  const sums: TopicSums[] = [];
  let evidence = noEvidence;
  for (const [domain, [right, wrong]] of Object.entries(answers)) {
    const topic = { security: 'identity', billing: 'cost-tools' }[domain] ?? 'no-such-topic';
    sums.push({ domain, topic, answered: right + wrong, correct: right });
    for (let i = 0; i < right + wrong; i++) {
      const answer = { domain, level: 2, form: 'single', weight: 1, day: '2026-03-01' } as const;
      evidence = addAnswer(evidence, { ...answer, isCorrect: i < right });
    }
  }
  return of(exam as NonNullable<typeof exam>, evidence, sums, today);
}
const named = (...known: Parameters<typeof areas>) => areas(...known).map(({ domain }) => domain);

test('ENT-20 the domain that costs most points in the exam comes first, with its weakest topic', () => {
  const [first, ...others] = areas({ concepts: [8, 4], security: [5, 7], technology: [8, 4], billing: [8, 4] });
  expect(first).toMatchObject({ domain: 'security', topic: 'identity', answered: 12, wrong: 7, priority: 'HIGH' });
  expect(others.map(({ domain }) => domain)).toEqual(['technology', 'concepts', 'billing']);
  // Little is missed where much is asked, and much where little is.
  expect(named({ concepts: [30, 1], security: [30, 1], technology: [12, 2], billing: [1, 14] })[0]).toBe('billing');
});

/** The topic that is named for a domain by its topics' answers, as [topic, right, answered]. */
function topicOf(...rows: [topic: string, correct: number, answered: number][]) {
  let evidence = noEvidence;
  for (const domain of ['concepts', 'security', 'technology', 'billing'])
    for (let i = 0; i < 13; i++)
      evidence = addAnswer(evidence, { domain, level: 2, form: 'single', weight: 1, day: today, isCorrect: i > 6 });
  const sums = rows.map(([topic, correct, answered]) => ({ domain: 'security', topic, answered, correct }));
  const area = areasOf(exam as NonNullable<typeof exam>, evidence, sums, today).find(
    ({ domain }) => domain === 'security',
  );
  return area && { topic: area.topic, answered: area.answered, wrong: area.wrong };
}

test('ENT-20 of the topics of a domain the one with the smallest share of right answers is named, not the one with most misses', () => {
  expect(topicOf(['identity', 17, 23], ['threat-protection', 4, 10])).toEqual({
    topic: 'threat-protection',
    answered: 10,
    wrong: 6,
  });
  expect(topicOf(['identity', 5, 11], ['threat-protection', 3, 7])?.topic).toBe('threat-protection');
  // The same share over more answers is more certain.
  expect(topicOf(['threat-protection', 3, 6], ['identity', 6, 12])?.topic).toBe('identity');
});

test('ENT-20 a topic with fewer than 5 answers is named only where no other has a miss, and none without a miss', () => {
  expect(topicOf(['threat-protection', 0, 2], ['identity', 6, 11], ['compliance', 0, 4])).toEqual({
    topic: 'identity',
    answered: 11,
    wrong: 5,
  });
  expect(topicOf(['threat-protection', 1, 2], ['identity', 11, 11], ['compliance', 1, 4])?.topic).toBe('compliance');
  expect(topicOf(['identity', 11, 11], ['threat-protection', 2, 2])).toEqual({ topic: null, answered: 13, wrong: 0 });
});

test('ENT-20 of two topics with the same answers the first is named', () => {
  expect(topicOf(['identity', 4, 10], ['threat-protection', 4, 10])?.topic).toBe('identity');
  expect(topicOf(['threat-protection', 4, 10], ['identity', 4, 10])?.topic).toBe('threat-protection');
});

test('ENT-20 nothing is said with fewer than 20 answers, or with most of the exam unknown', () => {
  expect(named({ security: [2, 8], technology: [2, 7] })).toEqual([]);
  expect(named({ security: [5, 25] })).toEqual([]);
  expect(areasOf(exam, null, [], today)).toEqual([]);
});

test('ENT-20 a domain is weak where less is right than in the exam, however much practice in others is worth', () => {
  const answers: Parameters<typeof areas>[0] = {
    concepts: [8, 2],
    security: [8, 2],
    technology: [9, 2],
    billing: [5, 4],
  };
  expect(named(answers)[0]).toBe('technology');
  expect(named(answers, weakAreas)).toEqual(['billing']);
  expect(named({ concepts: [8, 4], security: [8, 4], technology: [8, 4], billing: [8, 4] }, weakAreas)).toEqual([]);
});

test('ENT-20 the weakest domain is the one with the smallest share of right answers, the heavier one of two with the same', () => {
  const nearly: Parameters<typeof areas>[0] = {
    concepts: [28, 7],
    security: [24, 14],
    technology: [36, 14],
    billing: [9, 6],
  };
  expect(named(nearly)[0], 'by what practice is worth').toBe('security');
  expect(named(nearly, weakAreas)).toEqual(['billing', 'security']);
  const even: Parameters<typeof areas>[0] = { concepts: [9, 1], security: [5, 5], technology: [7, 7], billing: [2, 2] };
  expect(named(even, weakAreas)).toEqual(['technology', 'security', 'billing']);
});

test('ENT-20 a domain with fewer than 3 answers is not weak, and does not count for the whole', () => {
  expect(named({ security: [8, 4], technology: [12, 6], billing: [0, 2] }, weakAreas)).toEqual([]);
  expect(named({ security: [8, 4], technology: [12, 6], billing: [0, 3] }, weakAreas)).toEqual(['billing']);
});
