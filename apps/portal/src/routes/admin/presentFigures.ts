import type { AdminDashboard, AdminExamDetails as ExamDetails } from '@prepar/api-client/types';
import type { AdminExamDetails } from '@prepar/screens/admin/AdminExamDialog.types.ts';
import {
  type AdminExam,
  type AdminFigures,
  type AdminPeriod,
  adminPeriods,
  type AdminSection,
  adminSections,
  type CallFigures,
  type NamedUsage,
  type Usage,
} from '@prepar/screens/admin/AdminScreen.types.ts';
import { links } from '../links.ts';
import { presentLevel, presentProvider } from '../presentExam.ts';

/** The section that a query names; the overview without one, or with one that there is not. */
export const sectionOf = (query: string): AdminSection =>
  adminSections.find((section) => section === new URLSearchParams(query).get('section')) ?? 'overview';

/** The period that a query names; 30 days without one, or with one that there is not. */
export const periodOf = (query: string): AdminPeriod =>
  adminPeriods.find((period) => period === new URLSearchParams(query).get('period')) ?? usualPeriod;

const usualPeriod: AdminPeriod = '30d';

/** Address of a section and period; the overview of the usual one is the page itself. */
export function addressOf(section: AdminSection, period: AdminPeriod): string {
  const query = new URLSearchParams({
    ...(section !== 'overview' && { section }),
    ...(period !== usualPeriod && { period }),
  }).toString();
  return query === '' ? links.admin : `${links.admin}?${query}`;
}

/** The platform's figures of a period as the page shows them. */
export function presentFigures(dashboard: AdminDashboard, period: AdminPeriod): AdminFigures {
  const { dashboardMetrics, activityMetrics, aiUsageMetrics } = dashboard;
  return {
    period,
    generatedAt: dashboard.generatedAt,
    totalUsers: dashboard.totalUsers,
    totalAICost: dashboard.totalAICost,
    totalAIUsage: dashboard.totalAIUsage,
    totalQuestions: dashboard.totalQuestions,
    totalAttempts: dashboard.totalAttempts,
    totalAccuracy: dashboardMetrics.totalAccuracy,
    costPerUser: dashboardMetrics.totalAICostPerUser,
    engagementRate: dashboardMetrics.engagementRate,
    exams: dashboard.examMetrics.map(presentExamRow),
    mostActive: activityMetrics.mostActiveUsers
      .toSorted((one, other) => other.totalAttempts - one.totalAttempts)
      .slice(0, mostActive)
      .map(({ userId, userName, userEmail, totalAttempts, totalCost }) => ({
        id: userId,
        name: userName,
        email: userEmail,
        attempts: totalAttempts,
        cost: totalCost,
      })),
    totalSessions: activityMetrics.totalSessions,
    averageSessionMinutes: activityMetrics.averageSessionDuration,
    questionsPerUser: activityMetrics.questionsPerUser,
    models: named(aiUsageMetrics.usageByModel),
    operations: named(aiUsageMetrics.usageByOperation),
    calls: {
      ...presentCalls(aiUsageMetrics.calls.total),
      by: aiUsageMetrics.calls.byModelAndOperation.map(({ model, operation, figures }) => ({
        model,
        operation,
        ...presentCalls(figures),
      })),
    },
    usageDays: aiUsageMetrics.usageByDay,
    growth: dashboard.userGrowth,
  };
}

const mostActive = 5;

const presentCalls = ({
  calls,
  accepted,
  refused,
  medianLatency,
  p95Latency,
}: AdminDashboard['aiUsageMetrics']['calls']['total']): CallFigures => ({
  calls,
  accepted,
  refused: Object.entries(refused)
    .map(([reason, count]) => ({ reason, calls: count }))
    .toSorted((one, other) => other.calls - one.calls),
  medianMs: medianLatency,
  p95Ms: p95Latency,
});

const named = (usage: Record<string, Usage>): NamedUsage[] =>
  Object.entries(usage).map(([name, use]) => ({ name, ...use }));

function presentExamRow(exam: AdminDashboard['examMetrics'][number]): AdminExam {
  return {
    id: exam.examId,
    code: exam.examCode,
    name: exam.examName,
    provider: presentProvider(exam.provider),
    isActive: exam.isActive,
    enrolled: exam.netEnrolled,
    accuracy: exam.accuracy,
    right: exam.correctAnswers,
    wrong: exam.wrongAnswers,
    cost: exam.aiCost,
  };
}

/** An exam by domain, level and day as its dialog shows it. */
export function presentExamDetails(details: ExamDetails): { exam: AdminExam } & AdminExamDetails {
  return {
    exam: presentExamRow(details),
    domains: details.domainBreakdown.map(({ domain, questionsAnswered, accuracy }) => ({
      name: domain,
      answered: questionsAnswered,
      accuracy,
    })),
    difficulties: details.difficultyBreakdown.map(({ difficulty, questionsAnswered, accuracy }) => ({
      level: presentLevel(difficulty),
      answered: questionsAnswered,
      accuracy,
    })),
    days: details.attemptsByDay.map(({ date, questionsAnswered }) => ({ date, answered: questionsAnswered })),
  };
}
