import { expect, test } from 'vitest';
import { findExam } from '../catalogue/catalogue.ts';
import { areasOf, domainsBelow, type TopicSums, weakPoints } from './areas.ts';
import { addAnswer, noEvidence } from './evidence.ts';

const exam = findExam('clf-c02');
if (!exam) throw new Error('The catalogue has no clf-c02');
const today = '2026-03-02';

type Answers = Record<string, [right: number, wrong: number]>;

/** What is said by answers of each domain, right and wrong, in one topic each. */
function areas<Said>(answers: Answers, of: (...known: Parameters<typeof areasOf>) => Said) {
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
const named = (answers: Answers) => areas(answers, areasOf).map(({ domain }) => domain);
const weak = (answers: Answers) => areas(answers, weakPoints).map(({ domain }) => domain);

test('ENT-20 the domain that costs most points in the exam comes first, with its weakest topic', () => {
  const [first, ...others] = areas(
    { concepts: [8, 4], security: [5, 7], technology: [8, 4], billing: [8, 4] },
    areasOf,
  );
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

test('ENT-20 a topic with fewer than 5 answers or without a miss is not named: its domain is, with all its answers', () => {
  expect(topicOf(['threat-protection', 0, 2], ['identity', 6, 11], ['compliance', 4, 4])).toEqual({
    topic: 'identity',
    answered: 11,
    wrong: 5,
  });
  expect(topicOf(['threat-protection', 1, 2], ['identity', 11, 11], ['compliance', 1, 4])).toEqual({
    topic: null,
    answered: 17,
    wrong: 4,
  });
  expect(topicOf(['identity', 11, 11], ['threat-protection', 2, 2])).toEqual({ topic: null, answered: 13, wrong: 0 });
});

test('ENT-20 a topic in which more is right than in its domain is not named for it', () => {
  expect(topicOf(['threat-protection', 0, 2], ['identity', 6, 11], ['compliance', 0, 4])).toEqual({
    topic: null,
    answered: 17,
    wrong: 11,
  });
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

test('ENT-20 what to work on begins with the weak points: less is right there than in the exam, however small a share is elsewhere', () => {
  const nearly: Answers = { concepts: [28, 7], security: [24, 14], technology: [36, 14], billing: [9, 6] };
  expect(named(nearly)).toEqual(['security', 'billing', 'technology', 'concepts']);
  expect(weak(nearly)).toEqual(['security', 'billing']);
  expect(areas(nearly, weakPoints)[0], 'in its own figures').toEqual(areas(nearly, areasOf)[0]);
  // Much practice is worth something where little is wrong, but nobody would call that weak.
  const uneven: Answers = { concepts: [9, 1], security: [9, 1], technology: [9, 2], billing: [8, 8] };
  expect(named(uneven).slice(0, 2)).toEqual(['billing', 'technology']);
  expect(weak(uneven)).toEqual(['billing']);
  expect(weak({ concepts: [8, 4], security: [8, 4], technology: [8, 4], billing: [8, 4] })).toEqual([]);
});

test('ENT-20 what has fewer than 5 answers is no weak point, and nothing is one while too little is known', () => {
  const little: Answers = { concepts: [9, 1], security: [0, 4], technology: [8, 0], billing: [8, 8] };
  expect(named(little).slice(0, 2)).toEqual(['billing', 'security']);
  expect(weak(little)).toEqual(['billing']);
  expect(weak({ ...little, security: [0, 5] })).toEqual(['security', 'billing']);
  expect(weak({ security: [2, 8], technology: [2, 7] })).toEqual([]);
});

test('ENT-20 a weak topic is the weak point, however well the rest of its domain does', () => {
  let evidence = noEvidence;
  const sums: TopicSums[] = [];
  const say = (domain: string, topic: string, correct: number, answered: number) => {
    sums.push({ domain, topic, answered, correct });
    for (let i = 0; i < answered; i++)
      evidence = addAnswer(evidence, {
        domain,
        level: 2,
        form: 'single',
        weight: 1,
        day: today,
        isCorrect: i < correct,
      });
  };
  say('concepts', 'no-such-topic', 8, 10);
  say('security', 'identity', 0, 6);
  say('security', 'threat-protection', 12, 12);
  say('technology', 's3', 8, 10);
  say('billing', 'cost-tools', 8, 10);
  expect(weakPoints(exam, evidence, sums, today)).toMatchObject([{ domain: 'security', topic: 'identity', wrong: 6 }]);
});

test('ENT-20 a domain is below where less is right than in the exam, however much practice in others is worth', () => {
  const answers: Answers = { concepts: [8, 2], security: [8, 2], technology: [9, 2], billing: [5, 4] };
  expect(named(answers).slice(0, 2)).toEqual(['billing', 'technology']);
  expect(areas(answers, domainsBelow)).toEqual(['billing']);
  const even: Answers = { concepts: [8, 4], security: [8, 4], technology: [8, 4], billing: [8, 4] };
  expect(areas(even, domainsBelow)).toEqual([]);
});

test('ENT-20 of the domains below the smallest share of right answers comes first, the heavier one of two with the same', () => {
  const nearly: Answers = { concepts: [28, 7], security: [24, 14], technology: [36, 14], billing: [9, 6] };
  expect(areas(nearly, domainsBelow)).toEqual(['billing', 'security']);
  const even: Answers = { concepts: [9, 1], security: [5, 5], technology: [7, 7], billing: [3, 3] };
  expect(areas(even, domainsBelow)).toEqual(['technology', 'security', 'billing']);
});

test('ENT-20 a domain with fewer than 5 answers is not below, and does not count for the whole', () => {
  expect(areas({ security: [8, 4], technology: [12, 6], billing: [0, 4] }, domainsBelow)).toEqual([]);
  expect(areas({ security: [8, 4], technology: [12, 6], billing: [0, 5] }, domainsBelow)).toEqual(['billing']);
});
