import type { Database } from '../database/database.ts';
import { domainName, findExam } from '../catalogue/catalogue.ts';
import { presentOpenSession } from '../exams/present-exam.ts';
import { requireExam } from '../exams/service.ts';
import type { Handlers, Schemas } from '../http/operations.ts';
import { percentage } from '../numbers.ts';
import { insights } from './insights.ts';
import { presentActivity } from './present-activity.ts';
import { presentDomains } from './present-domains.ts';
import { weeklyProgress } from './progress.ts';
import { presentDomainFigures, presentModalityFigures, weakPoint } from './scopes.ts';
import { examFigures, lastMonth, lastWeeks, summarise } from './service.ts';

const hourMs = 3_600_000;
const mostFocusAreas = 3;

export function analyticsHandlers(db: Database) {
  return {
    getAnalyticsSummary: async ({ user, locale, now }) => {
      const summary = await summarise(db, user, now);
      return {
        data: {
          totalCreditsSpent: summary.credits_spent,
          accuracy: summary.all.accuracy,
          weeklyStreak: summary.active_days,
          totalStudyTime: summary.all.studyMs / hourMs,
          domainBreakdown: presentDomains(summary.topics, locale),
          examProgress: summary.exams.flatMap(
            ({ exam_id, weak, answered, correct, last_attempt_at, open_session, reviews_due }) => {
              const exam = findExam(exam_id);
              if (!exam) return [];
              const topics = summary.topics.filter((row) => row.exam_id === exam.id);
              return {
                examId: exam.id,
                examName: exam.name[locale],
                examCode: exam.code,
                provider: exam.provider,
                accuracy: percentage(correct ?? 0, answered ?? 0),
                questionsCorrect: correct ?? 0,
                questionsWrong: (answered ?? 0) - (correct ?? 0),
                totalQuestions: answered ?? 0,
                lastAttempt: last_attempt_at && new Date(last_attempt_at).toISOString(),
                officialQuestions: exam.totalQuestions,
                cut: percentage(exam.blueprint.assumedCut, 1),
                domains: presentDomainFigures(exam, topics, locale),
                weakest: weakPoint(exam, weak, locale),
                openSession: presentOpenSession(open_session),
                reviewsDue: reviews_due,
              };
            },
          ),
          recentActivity: summary.activities.map((activity) => presentActivity(activity, locale)),
        },
      };
    },
    listWeeklyProgress: async ({ user, query, now }) => {
      const { today, sundays, days } = await lastWeeks(db, user, query?.weeks ?? 1, now);
      return { data: sundays.map((sunday) => weeklyProgress(sunday, today, days)) };
    },
    getMonthlyProgress: async ({ user, locale, now }) => {
      const { weeks, accuracy, trend, weakest, hasOthers } = await lastMonth(db, user, now);
      const performance = weeks.map(({ weekStart, answered, correct }, index) => [
        `week${index + 1}`,
        { week: index + 1, weekStart, questionsAnswered: answered, accuracy: percentage(correct, answered) },
      ]);
      return {
        data: {
          weeklyPerformance: Object.fromEntries(performance) as Schemas['WeeklyPerformance'],
          averageAccuracy: accuracy,
          aiInsights: insights(
            {
              weeks,
              trend,
              weakest: weakest && {
                domain: domainName(weakest.examId, weakest.domain, locale),
                examCode: (hasOthers && findExam(weakest.examId)?.code) || null,
              },
            },
            locale,
          ),
        },
      };
    },
    getExamMetrics: async ({ user, params, locale, now }) => {
      const exam = requireExam(params.examId);
      const { answered, correct, accuracy, lastAttempt, below, weak, topics } = await examFigures(db, user, exam, now);
      return {
        data: {
          metrics: {
            correctAnswers: correct,
            wrongAnswers: answered - correct,
            accuracy,
            lastAttempt: lastAttempt?.toISOString() ?? null,
          },
          recommendations: {
            focusAreas: below.slice(0, mostFocusAreas).map((domain) => domainName(exam.id, domain, locale)),
          },
          modalities: presentModalityFigures(exam, topics, locale),
          weakest: weakPoint(exam, weak, locale),
        },
      };
    },
  } satisfies Partial<Handlers>;
}
