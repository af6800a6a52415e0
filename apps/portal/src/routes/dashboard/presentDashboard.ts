import type { Failure } from '@prepar/api-client/failure';
import type { AnalyticsSummary, WeeklyProgress } from '@prepar/api-client/types';
import type { DashboardState, Greeting, StreakDay } from '@prepar/screens/dashboard/DashboardScreen.types.ts';
import { links } from '../links.ts';
import { presentLevel, presentProvider } from '../presentExam.ts';
import { presentGoal, weekdays } from '../presentGoal.ts';

export interface DashboardData {
  now: Date;
  name: string;
  summary: AnalyticsSummary | undefined;
  failure: Failure | null;
  /** Undefined until it is known, null when the server has none. */
  week: WeeklyProgress | null | undefined;
  weekFailed: boolean;
  creditsLeft: number | null;
  /** Undefined until it is known. */
  dailyGoal: number | undefined;
}

export function presentDashboard(data: DashboardData): DashboardState {
  const { summary, failure, week } = data;
  const greeting = greet(data.now, data.name);
  if (!summary) {
    if (!failure) return { status: 'loading', greeting };
    return { status: 'failed', greeting, message: failure.kind === 'http' ? failure.message : null };
  }
  const answered = summary.examProgress.reduce((sum, exam) => sum + exam.totalQuestions, 0);
  const right = summary.examProgress.reduce((sum, exam) => sum + exam.questionsCorrect, 0);
  const latest = [...summary.examProgress].sort((a, b) => (b.lastAttempt ?? '').localeCompare(a.lastAttempt ?? ''))[0];
  return {
    status: 'ready',
    greeting,
    figures: {
      credits: { spent: summary.totalCreditsSpent, left: data.creditsLeft, pricingHref: links.pricing },
      accuracy: { value: summary.accuracy, right, answered },
      streak: { days: summary.weeklyStreak, week: late(data, (days) => presentWeek(days, data.now)) },
      studyTime: { total: summary.totalStudyTime, thisWeek: week?.studyTime ?? null },
    },
    goal: data.dailyGoal === undefined ? 'loading' : late(data, (days) => presentGoal(days, data.dailyGoal ?? 0, data.now) ?? 'unavailable'),
    exams: summary.examProgress.map((exam) => ({
      id: exam.examId,
      code: exam.examCode,
      name: exam.examName,
      provider: presentProvider(exam.provider),
      accuracy: exam.accuracy,
      right: exam.questionsCorrect,
      wrong: exam.questionsWrong,
      lastAttempt: exam.lastAttempt,
    })),
    domains: Object.entries(summary.domainBreakdown).map(([name, { questionsAnswered, accuracy }]) => ({ name, answered: questionsAnswered, accuracy })),
    activities: [...summary.recentActivity]
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map(({ type, metadata, createdAt }, index) => ({
        id: `${createdAt} ${index}`,
        type,
        examName: text(metadata['examName']),
        domain: text(metadata['domain']),
        difficulty: presentDifficulty(metadata['difficulty']),
        createdAt,
      })),
    quickAction: latest ? { href: practiceOf(latest.examId), examCode: latest.examCode } : { href: links.practice, examCode: null },
    practiceHref: links.practice,
  };
}

const practiceOf = (examId: string) => `${links.practice}?exam=${encodeURIComponent(examId)}`;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function presentDifficulty(value: unknown) {
  const difficulty = text(value);
  return difficulty === null ? null : presentLevel(difficulty);
}

function greet(now: Date, name: string): Greeting {
  const hour = now.getHours();
  const partOfDay = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return { partOfDay, name: name.trim().split(/\s+/)[0] || null, now };
}

/** A part that comes from the week: on its way, missing, or made of it. */
function late<T>({ week, weekFailed }: DashboardData, present: (week: WeeklyProgress) => T): 'loading' | 'unavailable' | T {
  if (week) return present(week);
  return week === undefined && !weekFailed ? 'loading' : 'unavailable';
}

function presentWeek({ dailyBreakdown }: WeeklyProgress, now: Date): StreakDay[] {
  const today = now.getDay();
  return weekdays.map((day, index) => ({
    isStudied: dailyBreakdown[day].questionsAnswered > 0,
    when: index < today ? 'past' : index === today ? 'today' : 'ahead',
  }));
}
