import { selectRecentActivities } from '../activities/queries.ts';
import { presentActivity } from '../activities/present-activity.ts';
import type { Database } from '../database/database.ts';
import { findExam } from '../exams/catalogue.ts';
import { percentage } from '../exams/present-exam.ts';
import { selectEnrolments } from '../exams/queries.ts';
import { requireExam } from '../exams/service.ts';
import type { Handlers, Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import { domainName } from '../questions/present-question.ts';
import { addDays, localDate, startOfWeek } from '../time/local-days.ts';
import { focusAreas } from './focus-areas.ts';
import { insights } from './insights.ts';
import { presentDomains } from './present-domains.ts';
import { sumWeeks, type WeekSums, weeklyProgress } from './progress.ts';
import { countActiveDays, selectCreditsSpent, selectDays, selectDomainTotals, selectExamTotals } from './queries.ts';

const recentActivities = 20;
const hourMs = 3_600_000;

export function analyticsHandlers(db: Database) {
  return {
    getAnalyticsSummary: async ({ user, locale, now }) => {
      const today = localDate(now, user.timeZone);
      const [creditsSpent, totals, domains, enrolments, streak, activities] = await Promise.all([
        selectCreditsSpent(db, user.id),
        selectExamTotals(db, user.id),
        selectDomainTotals(db, user.id),
        selectEnrolments(db, user.id),
        countActiveDays(db, user.id, startOfWeek(today), today),
        selectRecentActivities(db, user.id, recentActivities),
      ]);
      const sum = (value: (row: (typeof totals)[number]) => number) => totals.reduce((all, row) => all + value(row), 0);
      return {
        data: {
          totalCreditsSpent: creditsSpent,
          accuracy: percentage(sum(({ correct }) => correct), sum(({ answered }) => answered)),
          weeklyStreak: streak,
          totalStudyTime: sum(({ study_ms }) => study_ms) / hourMs,
          domainBreakdown: presentDomains(domains, locale),
          examProgress: enrolments.flatMap(({ exam_id, answered, correct, last_attempt_at }) => {
            const exam = findExam(exam_id);
            if (!exam) return [];
            return {
              examId: exam.id,
              examName: exam.name[locale],
              examCode: exam.code,
              provider: exam.provider,
              accuracy: percentage(correct ?? 0, answered ?? 0),
              questionsCorrect: correct ?? 0,
              questionsWrong: (answered ?? 0) - (correct ?? 0),
              totalQuestions: answered ?? 0,
              lastAttempt: last_attempt_at?.toISOString() ?? null,
            };
          }),
          recentActivity: activities.map((activity) => presentActivity(activity, locale)),
        },
      };
    },
    listWeeklyProgress: async ({ user, query, now }) => {
      const current = startOfWeek(localDate(now, user.timeZone));
      const sundays = Array.from({ length: query?.weeks ?? 1 }, (_week, index) => addDays(current, -7 * index));
      const days = await selectDays(db, user.id, sundays.at(-1) ?? current, addDays(current, 6));
      return { data: sundays.map((sunday) => weeklyProgress(sunday, days)) };
    },
    getMonthlyProgress: async ({ user, locale, now }) => {
      const current = startOfWeek(localDate(now, user.timeZone));
      const sundays = [-21, -14, -7, 0].map((days) => addDays(current, days));
      const [days, domains] = await Promise.all([
        selectDays(db, user.id, addDays(current, -21), addDays(current, 6)),
        selectDomainTotals(db, user.id),
      ]);
      const weeks = sumWeeks(sundays, days);
      const sum = (value: (week: WeekSums) => number) => weeks.reduce((all, week) => all + value(week), 0);
      const performance = weeks.map(({ weekStart, answered, correct }, index) => [
        `week${index + 1}`,
        { week: index + 1, weekStart, questionsAnswered: answered, accuracy: percentage(correct, answered) },
      ]);
      return {
        data: {
          weeklyPerformance: Object.fromEntries(performance) as Schemas['WeeklyPerformance'],
          averageAccuracy: percentage(sum(({ correct }) => correct), sum(({ answered }) => answered)),
          aiInsights: insights(weeks, weakestDomain(domains, locale), locale),
        },
      };
    },
    getExamMetrics: async ({ user, params, locale }) => {
      const exam = requireExam(params.examId);
      const [totals, domains] = await Promise.all([selectExamTotals(db, user.id), selectDomainTotals(db, user.id)]);
      const { answered, correct, last_attempt_at } = totals.find(({ exam_id }) => exam_id === exam.id) ?? noAnswers;
      const areas = focusAreas(exam, domains.filter(({ exam_id }) => exam_id === exam.id));
      return {
        data: {
          metrics: {
            correctAnswers: correct,
            wrongAnswers: answered - correct,
            accuracy: percentage(correct, answered),
            lastAttempt: last_attempt_at?.toISOString() ?? null,
          },
          recommendations: { focusAreas: areas.map(({ domain }) => domainName(exam.id, domain, locale)) },
        },
      };
    },
  } satisfies Partial<Handlers>;
}

const noAnswers = { answered: 0, correct: 0, last_attempt_at: null };

/** Name of the most urgent domain over all exams. */
function weakestDomain(rows: { exam_id: string; domain: string; answered: number; correct: number }[], locale: Locale): string | null {
  const areas = [...new Set(rows.map(({ exam_id }) => exam_id))].flatMap((examId) => {
    const exam = findExam(examId);
    return exam ? focusAreas(exam, rows.filter(({ exam_id }) => exam_id === examId)).map((area) => Object.assign(area, { examId })) : [];
  });
  const [first] = areas.toSorted((a, b) => b.urgency - a.urgency);
  return first ? domainName(first.examId, first.domain, locale) : null;
}
