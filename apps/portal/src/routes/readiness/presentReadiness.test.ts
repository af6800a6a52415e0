import { expect, test } from 'vitest';
import { presentDetails, presentReadiness, type ReadinessData } from './presentReadiness.ts';

const data: ReadinessData = {
  readiness: {
    examId: 'clf',
    value: 71.2,
    low: 65.1,
    high: 77.4,
    n: 186,
    coverage: 100,
    assumptions: ['Assumed.'],
    cut: 70,
    level: 'BORDERLINE',
    missing: ['SCORE'],
  },
  chance: {
    examId: 'clf',
    value: 57.3,
    low: 20.4,
    high: 93.8,
    n: 186,
    coverage: 100,
    assumptions: [],
    confidence: 'HIGH',
  },
  domains: [
    {
      domain: 'Security',
      modalityId: 'security',
      weight: 30,
      questionsAnswered: 2,
      correctAnswers: 1,
      accuracy: 50,
      value: null,
      low: null,
      high: null,
      mastery: 'NO_DATA',
    },
  ],
  weaknesses: [
    {
      domain: 'Security',
      modalityId: 'security',
      weight: 30,
      topic: 'IAM',
      accuracy: 40,
      questionsAnswered: 10,
      wrongAnswers: 6,
      missed: ['Same.', 'Same.', 'Other.'],
      priority: 'HIGH',
      recommendation: 'Practise.',
    },
  ],
};

test('PROG-12 it is on its way, failed, or stays while it is loaded again', () => {
  expect(presentReadiness(undefined, false, null, undefined)).toEqual({ status: 'loading' });
  expect(presentReadiness(undefined, true, null, undefined)).toEqual({ status: 'failed' });
  expect(presentReadiness(data, true, null, undefined)).toMatchObject({ status: 'known' });
});

test('SCOPE-04 what is known is shown with its interval', () => {
  expect(presentReadiness(data, false, null, undefined)).toMatchObject({
    level: 'BORDERLINE',
    score: { value: 71.2, low: 65.1, high: 77.4 },
    chance: { value: 57.3, low: 20.4, high: 93.8 },
  });
  expect(presentDetails(data, { left: 3, renewsInMinutes: 90 })).toMatchObject({
    renewsInMinutes: null,
    mastery: [{ name: 'Security', level: 'NO_DATA', range: null }],
    weaknesses: [
      {
        name: 'IAM',
        missed: ['Same.', 'Other.'],
        questions: 3,
        startHref: '/question?exam=clf&modality=security&topic=IAM&start=now&leg=3.own.security%2FIAM&at=0',
      },
    ],
  });
});

test('how sure a chance is goes unsaid where its interval is wider than 40 points', () => {
  const confidence = (low: number, high: number) =>
    presentReadiness({ ...data, chance: { ...data.chance, low, high } }, false, null, undefined);
  expect(confidence(20.4, 93.8)).toMatchObject({ confidence: null });
  expect(confidence(39.9, 80)).toMatchObject({ confidence: null });
  expect(confidence(40, 80)).toMatchObject({ confidence: 'HIGH' });
});

test('ten questions about a weakness are a session of its own, fewer with fewer credits', () => {
  const asked = (left: number) => presentDetails(data, { left, renewsInMinutes: 90 })?.weaknesses[0]?.questions;
  expect([asked(40), asked(10), asked(4)]).toEqual([10, 10, 4]);
});

test('without credits what is weak tells when they come back', () => {
  expect(presentDetails(data, { left: 0, renewsInMinutes: 90 })?.renewsInMinutes).toBe(90);
  expect(presentDetails(data, null)?.renewsInMinutes).toBeNull();
});

test('while too little is known there is no figure, and nothing beside the card', () => {
  const little: ReadinessData = {
    ...data,
    readiness: { ...data.readiness, level: 'INSUFFICIENT', value: null, low: null, high: null, n: 12 },
  };
  expect(presentReadiness(little, false, null, undefined)).toEqual({
    status: 'insufficient',
    answers: 12,
    right: 1,
    domains: [{ name: 'Security', answered: 2 }],
    start: { href: '/practice?exam=clf' },
    assumptions: ['Assumed.'],
  });
  expect(presentDetails(little, null)).toBeNull();
  const deck = {
    today: '2025-11-20',
    due: [{ examId: 'clf', examCode: 'CLF', count: 2 }],
    doneToday: 0,
    rightToday: 0,
    days: [],
    facts: [],
  };
  expect(presentReadiness(little, false, { left: 0, renewsInMinutes: 90 }, deck)).toMatchObject({
    start: {
      renewsInMinutes: 90,
      work: { due: { count: 2 }, missedHref: '/progress?view=answers&exam=clf&wrong=yes' },
    },
  });
});
