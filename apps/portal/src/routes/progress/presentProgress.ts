import type { Exam, MonthlyProgress, ReviewDeck, WeeklyProgress } from '@prepar/api-client/types';
import { firstReading } from '@prepar/screens/progress/firstReading.ts';
import { emptyMonth, emptyWeek } from '@prepar/screens/progress/emptyProgress.ts';
import type {
  ExamMetricsView,
  ExamProgressView,
  MonthView,
  ProgressState,
  WeekFigures,
  WeekView,
} from '@prepar/screens/progress/ProgressScreen.types.ts';
import type { Credits } from '../../data/credits.ts';
import { links } from '../links.ts';
import { presentExam } from '../presentExam.ts';
import { presentFreeWork, wrongOf } from '../presentFreeWork.ts';
import { todayOf, weekdays } from '../presentGoal.ts';
import { type MetricsById, presentNext } from './presentNext.ts';

export interface ProgressData {
  dailyGoal: number | undefined;
  exams: Exam[] | undefined;
  /** Id of the exam that is chosen. */
  current: string | null;
  examsFailed: boolean;
  isRetryingExams: boolean;
  /** Undefined until it is known, null when there is none or it could not be loaded. */
  week: WeeklyProgress | null | undefined;
  month: MonthlyProgress | null | undefined;
  metrics: MetricsById | undefined;
  isRetryingMetrics: boolean;
  /** Null while it is not known. */
  credits: Credits | null;
  /** What comes back for review, asked for without credits. */
  deck: ReviewDeck | undefined;
}

/** The practice page; without credits the first of what costs none, which may be nothing. */
function presentPractise({ credits, deck, metrics }: ProgressData, exam: Exam): ExamProgressView['practise'] {
  if (credits?.left !== 0) return { href: `${links.practice}?exam=${encodeURIComponent(exam.id)}` };
  const result = metrics?.[exam.id];
  const wrong = result?.ok ? result.data.metrics.wrongAnswers : wrongOf(exam.progress);
  const { due, missedHref } = presentFreeWork(exam.id, wrong, deck);
  return { due, missedHref: due ? null : missedHref };
}

const weeks = ['week1', 'week2', 'week3', 'week4'] as const;

export function presentProgress(data: ProgressData): ProgressState {
  const { dailyGoal = null, exams, examsFailed, week, month, credits } = data;
  if (!exams && !examsFailed) return { status: 'loading' };
  const enrolled = exams?.filter(({ isEnrolled }) => isEnrolled);
  if (enrolled?.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    today: week ? todayOf(week) : null,
    dailyGoal,
    next: presentNext(enrolled, data.metrics, data.current),
    renewsInMinutes: credits?.left === 0 ? credits.renewsInMinutes : null,
    week: week === undefined ? 'loading' : week === null ? emptyWeek : presentWeek(week),
    month: month === undefined ? 'loading' : month === null ? emptyMonth : presentMonth(month),
    exams:
      enrolled?.map((exam) => ({
        ...presentExam(exam),
        practise: presentPractise(data, exam),
        metrics: presentMetrics(data, exam.id),
      })) ?? (data.isRetryingExams ? 'loading' : 'failed'),
  };
}

function presentWeek(week: WeeklyProgress): WeekView {
  return {
    startsOn: week.weekStart,
    days: weekdays.map((day) => {
      const { questionsAnswered, accuracy } = week.dailyBreakdown[day];
      const right = Math.round((questionsAnswered * accuracy) / 100);
      return { right, wrong: questionsAnswered - right };
    }),
    studyHours: week.studyTime,
    hasFree: Object.values(week.dailyBreakdown).some((day) => day.questionsAnswered > day.creditsSpent),
  };
}

function presentMonth({ weeklyPerformance, averageAccuracy, aiInsights }: MonthlyProgress): MonthView {
  const figures = weeks.map((key): WeekFigures => {
    const { weekStart, questionsAnswered, accuracy } = weeklyPerformance[key];
    return { startsOn: weekStart, questions: questionsAnswered, accuracy: questionsAnswered === 0 ? null : accuracy };
  });
  const number = (key: string | null) => (key === null ? null : weeks.findIndex((week) => week === key) + 1);
  return {
    weeks: figures,
    averageAccuracy: figures.every(({ questions }) => questions === 0) ? null : averageAccuracy,
    insights: isComparable(figures)
      ? {
          bestWeek: number(aiInsights.bestWeek),
          worstWeek: number(aiInsights.worstWeek),
          trend: aiInsights.improvementTrend,
          recommendation: aiInsights.recommendation,
        }
      : null,
  };
}

const isComparable = (figures: WeekFigures[]) =>
  figures.filter(({ questions }) => questions >= firstReading).length > 1;

function presentMetrics(
  { metrics, isRetryingMetrics }: ProgressData,
  examId: string,
): ExamMetricsView | 'loading' | 'failed' {
  const result = metrics?.[examId];
  if (!result) return 'loading';
  if (!result.ok) return isRetryingMetrics ? 'loading' : 'failed';
  const { correctAnswers, wrongAnswers, accuracy, lastAttempt } = result.data.metrics;
  return {
    right: correctAnswers,
    wrong: wrongAnswers,
    accuracy: correctAnswers + wrongAnswers === 0 ? null : accuracy,
    lastAttempt,
    focusAreas: correctAnswers + wrongAnswers < firstReading ? null : result.data.recommendations.focusAreas,
  };
}
