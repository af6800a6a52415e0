import type { Exam, StudyPlan } from '@prepar/api-client/types';
import { expect, test } from 'vitest';
import { type PlanData, presentPlan } from './presentPlan.ts';

const exam = (id: string, isEnrolled: boolean) =>
  ({
    id,
    code: id.toUpperCase(),
    name: `Exam ${id}`,
    isEnrolled,
    progress: { totalQuestionsAnswered: 5, correctAnswers: 1 },
  }) as Exam;
const plan: StudyPlan = {
  examId: 'clf',
  date: '2025-12-12',
  daysLeft: 20,
  cut: 70,
  low: 65.1,
  recentPace: 11,
  mostPerDay: 40,
  perDay: { value: 18, low: 14, high: null },
  nearest: null,
  days: [],
};
const dated = (date: string | null): PlanData => ({
  asked: 'clf',
  exams: [exam('az', true), exam('clf', true)],
  dates: {
    today: '2025-11-22',
    exams: [{ examId: 'clf', date, outcomeDue: false, low: null, high: null, outcomes: [] }],
  },
  hasFailed: false,
  plan,
  planFailed: false,
  saving: 'idle',
  credits: { left: 5, renewsInMinutes: 376 },
  deck: undefined,
  goal: { value: 20, saving: 'idle' },
});
const kindOf = (data: PlanData) => {
  const state = presentPlan(data);
  return state.status === 'ready' ? state.plan.kind : state.status;
};

test('the page waits, fails, or has no exam to plan', () => {
  const data = dated(null);
  expect(kindOf({ ...data, exams: undefined })).toBe('loading');
  expect(kindOf({ ...data, dates: undefined, hasFailed: true })).toBe('failed');
  expect(kindOf({ ...data, exams: [exam('clf', false)] })).toBe('nothing');
  expect(presentPlan({ ...data, asked: 'other' })).toMatchObject({
    examCode: 'AZ',
    examName: 'Exam az',
    date: null,
  });
});

test('the account’s day decides between no date, ahead, today and past', () => {
  expect(['2025-11-21', '2025-11-22', '2025-12-12', null].map((date) => kindOf(dated(date)))).toEqual([
    'passed',
    'today',
    'known',
    'none',
  ]);
  expect(presentPlan(dated(null))).toMatchObject({
    from: '2025-11-23',
    until: '2026-11-22',
    answers: 5,
    pricingHref: '/pricing',
    start: { href: '/question?exam=clf&modality=all&start=now' },
  });
});

test('a plan of another day is waited for, and too little to say is said', () => {
  expect(kindOf(dated('2025-12-13'))).toBe('loading');
  expect(kindOf({ ...dated('2025-12-13'), planFailed: true })).toBe('failed');
  expect(kindOf({ ...dated('2025-12-12'), plan: { ...plan, low: null, perDay: null } })).toBe('insufficient');
});

test('the line has the needed number, or the most that can be asked', () => {
  expect(presentPlan(dated('2025-12-12'))).toMatchObject({ plan: { planned: 18 } });
  expect(presentPlan({ ...dated('2025-12-12'), plan: { ...plan, perDay: null } })).toMatchObject({
    plan: { planned: 40 },
  });
});

test('without credits the way on is what costs none', () => {
  expect(presentPlan({ ...dated(null), credits: { left: 0, renewsInMinutes: 376 } })).toMatchObject({
    credits: 0,
    start: {
      renewsInMinutes: 376,
      work: { due: null, missedHref: '/progress?view=answers&exam=clf&wrong=yes' },
    },
  });
});
