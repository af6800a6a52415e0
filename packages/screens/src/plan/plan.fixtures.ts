import type { KnownPlan, OutcomeQuestion, PlanReady, PlanState } from './PlanScreen.types.ts';

const dates = ['2025-11-22', '2025-11-26', '2025-11-30', '2025-12-04', '2025-12-08', '2025-12-12'];

export const inReach: KnownPlan = {
  kind: 'known',
  daysLeft: 20,
  cut: 70,
  pace: 11,
  planned: 18,
  perDay: { value: 18, low: 14, high: 26 },
  nearest: null,
  days: dates.map((date, place) => ({ date, planned: 65.1 + place * 1.1, atPace: 65.1 + place * 0.3 })),
};

export const outOfReach: KnownPlan = {
  ...inReach,
  daysLeft: 8,
  planned: 40,
  perDay: null,
  nearest: '2025-12-08',
  days: dates.slice(0, 3).map((date, place) => ({ date, planned: 65.1 + place * 1.2, atPace: 65.1 + place * 0.4 })),
};

/** Over the cut, and still over it without practice. */
export const reached: KnownPlan = {
  ...inReach,
  planned: 0,
  perDay: { value: 0, low: 0, high: 1 },
  days: dates.map((date, place) => ({ date, planned: 72.3 - place * 0.1, atPace: 72.3 + place * 0.3 })),
};

/** The same, where practice makes no difference that is written. */
export const reachedAlike: KnownPlan = {
  ...reached,
  pace: 2.6,
  days: dates.map((date, place) => ({ date, planned: 70.6 - place * 0.08, atPace: 70.6 + place * 0.02 })),
};

export const ready: PlanReady = {
  status: 'ready',
  examCode: 'CLF-C02',
  examName: 'AWS Certified Cloud Practitioner',
  today: '2025-11-22',
  from: '2025-11-23',
  until: '2026-11-22',
  date: '2025-12-12',
  saving: 'idle',
  plan: inReach,
  answers: 148,
  credits: 312,
  pricingHref: '/pricing',
  goal: { value: 10, saving: 'idle' },
  outcomes: [],
  start: { href: '/question?exam=clf-c02&modality=all' },
};

export const states = {
  loading: { status: 'loading' },
  failed: { status: 'failed' },
  nothing: { status: 'nothing', practiceHref: '/practice' },
  ready,
} satisfies { [Status in PlanState['status']]: Extract<PlanState, { status: Status }> };

export const question: OutcomeQuestion = {
  examCode: 'CLF-C02',
  date: '2025-11-21',
  expected: { low: 75.2, high: 84.8 },
  sending: 'idle',
};
