import type { AnalyticsSummary, WeeklyProgress } from '@prepar/api-client/types';
import { expect, test } from 'vitest';
import { type DashboardData, presentDashboard } from './presentDashboard.ts';

const day = { questionsAnswered: 0, accuracy: 0, studyTime: 0, creditsSpent: 0 };
const week: WeeklyProgress = {
  weekStart: '2025-11-16', questionsAnswered: 14, accuracy: 50, studyTime: 2, creditsSpent: 14,
  dailyBreakdown: {
    sunday: day, monday: { ...day, questionsAnswered: 3, creditsSpent: 3 }, tuesday: day, wednesday: day,
    thursday: { ...day, questionsAnswered: 11, creditsSpent: 11 }, friday: day, saturday: day,
  },
};
const summary: AnalyticsSummary = {
  totalCreditsSpent: 14, accuracy: 50, weeklyStreak: 2, totalStudyTime: 3.5, domainBreakdown: { Segurança: { questionsAnswered: 14, correctAnswers: 7, accuracy: 50 } },
  examProgress: [{ examId: 'clf-c02', examName: 'Cloud Practitioner', examCode: 'CLF-C02', provider: 'AWS', accuracy: 50, questionsCorrect: 7, questionsWrong: 7, totalQuestions: 14, lastAttempt: '2025-11-20T20:00:00.000Z' }],
  recentActivity: [
    { type: 'QUESTION_GENERATED', metadata: {}, createdAt: '2025-11-20T19:00:00.000Z' },
    { type: 'QUESTION_CORRECT', metadata: { examName: 'Cloud Practitioner', domain: 7, difficulty: 'HARD' }, createdAt: '2025-11-20T20:00:00.000Z' },
  ],
};
const thursday = new Date(2025, 10, 20, 19, 30);
const data: DashboardData = { now: thursday, name: 'Ana Souza', summary, failure: null, week, weekFailed: false, creditsLeft: 4, dailyGoal: 20 };

test('greets by the first name and the part of the day', () => {
  const greeting = (hour: number, name = 'Ana Souza') => presentDashboard({ ...data, name, now: new Date(2025, 10, 20, hour) }).greeting;
  expect([0, 11, 12, 17, 18, 23].map((hour) => greeting(hour).partOfDay)).toEqual(['morning', 'morning', 'afternoon', 'afternoon', 'evening', 'evening']);
  expect(greeting(9).name).toBe('Ana');
  expect(greeting(9, '  ').name).toBeNull();
});

test('DASH-06 the goal of the day is what was spent today', () => {
  expect(presentDashboard(data)).toMatchObject({ goal: { done: 11, target: 20 } });
});

test('parts of the week come after the rest, or not at all', () => {
  expect(presentDashboard({ ...data, week: undefined })).toMatchObject({ goal: 'loading', figures: { streak: { week: 'loading' } } });
  expect(presentDashboard({ ...data, week: undefined, weekFailed: true })).toMatchObject({ goal: 'unavailable' });
  expect(presentDashboard({ ...data, week: null })).toMatchObject({ goal: 'unavailable', figures: { studyTime: { thisWeek: null } } });
});

test('days of the week are past, today or ahead, studied or not', () => {
  const state = presentDashboard(data);
  const days = state.status === 'ready' && state.figures.streak.week;
  expect(days).toEqual([
    { isStudied: false, when: 'past' }, { isStudied: true, when: 'past' }, { isStudied: false, when: 'past' }, { isStudied: false, when: 'past' },
    { isStudied: true, when: 'today' }, { isStudied: false, when: 'ahead' }, { isStudied: false, when: 'ahead' },
  ]);
});

test('activities come newest first, with what of their facts is text', () => {
  const state = presentDashboard(data);
  expect(state.status === 'ready' && state.activities.map(({ type, examName, domain, difficulty }) => ({ type, examName, domain, difficulty }))).toEqual([
    { type: 'QUESTION_CORRECT', examName: 'Cloud Practitioner', domain: null, difficulty: 3 },
    { type: 'QUESTION_GENERATED', examName: null, domain: null, difficulty: null },
  ]);
});

test('figures stay while they are fetched again, and only a first failure is shown', () => {
  const failure = { kind: 'transport', message: null } as const;
  expect(presentDashboard({ ...data, failure }).status).toBe('ready');
  expect(presentDashboard({ ...data, summary: undefined, failure }).status).toBe('failed');
  expect(presentDashboard({ ...data, summary: undefined }).status).toBe('loading');
});
