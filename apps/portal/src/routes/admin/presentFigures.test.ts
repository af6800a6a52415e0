import type { AdminDashboard } from '@prepar/api-client/types';
import { expect, test } from 'vitest';
import { addressOf, periodOf, presentFigures, sectionOf } from './presentFigures.ts';

test('a query names a section, and anything else is the overview', () => {
  expect(['section=users', 'section=analytics', '', 'section=nonsense', 'other=users'].map(sectionOf)).toEqual([
    'users',
    'analytics',
    'overview',
    'overview',
    'overview',
  ]);
});

test('a query names a period, and what is usual stands in no address', () => {
  expect(['period=7d', 'period=all', '', 'period=1d'].map(periodOf)).toEqual(['7d', 'all', '30d', '30d']);
  expect(addressOf('overview', '30d')).toBe('/admin');
  expect(addressOf('users', '30d')).toBe('/admin?section=users');
  expect(addressOf('overview', '7d')).toBe('/admin?period=7d');
  expect(addressOf('exams', 'all')).toBe('/admin?section=exams&period=all');
});

const figuresOf = (refused: Record<string, number>) => ({
  calls: 9,
  accepted: 4,
  medianLatency: 812,
  p95Latency: 1986,
  refused,
});

test('ADMIN-10 CONST-05 the five people with the most answers are shown, most first', () => {
  const people = [3, 9, 1, 7, 5, 8].map((totalAttempts) => ({
    userId: `${totalAttempts}`,
    userName: 'Ana',
    userEmail: 'ana@prepar.example',
    totalAttempts,
    totalCost: 0,
  }));
  const dashboard: AdminDashboard = {
    totalUsers: 6,
    totalAICost: 0,
    totalAIUsage: 33,
    totalExams: 0,
    totalQuestions: 33,
    totalAttempts: 33,
    dashboardMetrics: { totalAccuracy: 0, totalAICostPerUser: 0, engagementRate: 0 },
    examMetrics: [],
    activityMetrics: { mostActiveUsers: people, totalSessions: 0, averageSessionDuration: 0, questionsPerUser: 5.5 },
    aiUsageMetrics: {
      usageByModel: { offline: { count: 33, cost: 0, tokens: 0 } },
      usageByOperation: {},
      usageByDay: [],
      calls: {
        total: figuresOf({ TIMED_OUT: 1, TWO_RIGHT: 4 }),
        byModelAndOperation: [
          { model: 'small-1', operation: 'CHECK_QUESTION', figures: figuresOf({ TIMED_OUT: 1, TWO_RIGHT: 4 }) },
        ],
      },
    },
    userGrowth: [],
    generatedAt: '2025-11-20T15:00:00.000Z',
  };
  const figures = presentFigures(dashboard, '7d');
  expect(figures.mostActive.map(({ attempts }) => attempts)).toEqual([9, 8, 7, 5, 3]);
  const calls = {
    calls: 9,
    accepted: 4,
    medianMs: 812,
    p95Ms: 1986,
    refused: [
      { reason: 'TWO_RIGHT', calls: 4 },
      { reason: 'TIMED_OUT', calls: 1 },
    ],
  };
  expect(figures.calls).toEqual({ ...calls, by: [{ model: 'small-1', operation: 'CHECK_QUESTION', ...calls }] });
  expect(figures.models).toEqual([{ name: 'offline', count: 33, cost: 0, tokens: 0 }]);
});
