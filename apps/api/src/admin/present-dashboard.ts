import { type Exam, isActive, listExams } from '../catalogue/catalogue.ts';
import type { Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';
import { percentage } from '../numbers.ts';
import { presentCalls } from './present-calls.ts';
import { type Answers, type DashboardSums, type ExamSums, generateQuestion, type Usage } from './queries.ts';

const minuteMs = 60_000;

/** The dashboard as the contract shows it, but for its time. `days` are those that are told one by one. */
export function presentDashboard(
  sums: DashboardSums,
  days: string[],
  locale: Locale,
): Omit<Schemas['AdminDashboard'], 'generatedAt'> {
  const { answered, correct } = addAnswers(sums.answers);
  const { cost } = addUsage(sums.usage);
  const questions = addUsage(sums.usage.filter(({ operation }) => operation === generateQuestion)).count;
  const users = sums.accounts.reduce((total, { accounts }) => total + accounts, 0);
  const { ended, study_ms } = sums.sessions;
  const ofExam = <Row extends { exam_id: string }>(rows: Row[], { id }: Exam) =>
    rows.filter(({ exam_id }) => exam_id === id);
  return {
    totalUsers: users,
    totalAICost: money(cost),
    totalAIUsage: questions,
    totalExams: listExams().length,
    totalQuestions: questions,
    totalAttempts: answered,
    dashboardMetrics: {
      totalAccuracy: percentage(correct, answered),
      totalAICostPerUser: money(ratio(cost, users)),
      engagementRate: percentage(sums.activePeople, users),
    },
    examMetrics: listExams().map((exam) =>
      presentExamRow(exam, locale, {
        ...addAnswers(ofExam(sums.answers, exam)),
        enrolled: ofExam(sums.enrolled, exam)[0]?.enrolled ?? 0,
        cost: addUsage(ofExam(sums.usage, exam)).cost,
      }),
    ),
    activityMetrics: {
      mostActiveUsers: sums.mostActive.map((person) => ({
        userId: person.user_id,
        userName: person.name,
        userEmail: person.email,
        totalAttempts: person.answered,
        totalCost: person.model_cost_usd,
      })),
      totalSessions: ended,
      averageSessionDuration: ratio(study_ms / minuteMs, ended),
      questionsPerUser: ratio(answered, users),
    },
    aiUsageMetrics: {
      usageByModel: usageBy(sums.usage, ({ model }) => model),
      usageByOperation: usageBy(sums.usage, ({ operation }) => operation),
      usageByDay: days.map((date) => {
        const ofDay = sums.usageDays.filter(({ day }) => day === date);
        return { date, ...addUsage(ofDay), questions: ofDay.reduce((sum, row) => sum + row.questions, 0) };
      }),
      calls: presentCalls(sums.calls),
    },
    userGrowth: growth(sums, days),
  };
}

/** An exam by domain, level and day, as the contract shows it. The sums of parts know answers that those of days do not. */
export function presentExamDetails(
  exam: Exam,
  sums: ExamSums,
  days: string[],
  { isAllTime, locale }: { isAllTime: boolean; locale: Locale },
): Schemas['AdminExamDetails'] {
  const { scopes, enrolled, cost } = sums;
  return {
    ...presentExamRow(exam, locale, { ...addAnswers(isAllTime ? scopes : sums.days), enrolled, cost }),
    domainBreakdown: exam.blueprint.domains.map(({ id, name }) => ({
      domain: name[locale],
      ...presentAnswers(scopes.filter(({ domain }) => domain === id)),
    })),
    attemptsByDay: days.map((date) => {
      const { answered, correct } = addAnswers(sums.days.filter(({ day }) => day === date));
      return { date, questionsAnswered: answered, correctAnswers: correct };
    }),
    difficultyBreakdown: (['EASY', 'MEDIUM', 'HARD'] as const).map((difficulty, index) => ({
      difficulty,
      ...presentAnswers(scopes.filter(({ level }) => level === index + 1)),
    })),
  };
}

function presentExamRow(
  exam: Exam,
  locale: Locale,
  { answered, correct, enrolled, cost }: Answers & { enrolled: number; cost: number },
): Schemas['AdminExamMetrics'] {
  return {
    examId: exam.id,
    examName: exam.name[locale],
    examCode: exam.code,
    provider: exam.provider,
    isActive: isActive(exam),
    accuracy: percentage(correct, answered),
    netEnrolled: enrolled,
    correctAnswers: correct,
    wrongAnswers: answered - correct,
    aiCost: money(cost),
  };
}

function presentAnswers(rows: Answers[]) {
  const { answered, correct } = addAnswers(rows);
  return { questionsAnswered: answered, correctAnswers: correct, accuracy: percentage(correct, answered) };
}

/** Accounts that each day brought, and those that there were at its end. */
function growth({ accounts }: DashboardSums, days: string[]): Schemas['UserGrowthDay'][] {
  const [first = ''] = days;
  const newOn = new Map(accounts.map((row) => [row.day, row.accounts]));
  let totalUsers = accounts.filter(({ day }) => day < first).reduce((sum, row) => sum + row.accounts, 0);
  return days.map((date) => {
    const newUsers = newOn.get(date) ?? 0;
    totalUsers += newUsers;
    return { date, newUsers, totalUsers };
  });
}

function usageBy<Row extends Usage>(rows: Row[], name: (row: Row) => string): Record<string, Schemas['AIUsage']> {
  return Object.fromEntries(Array.from(Map.groupBy(rows, name), ([key, group]) => [key, addUsage(group)]));
}

const addAnswers = (rows: Answers[]): Answers => ({
  answered: rows.reduce((sum, row) => sum + row.answered, 0),
  correct: rows.reduce((sum, row) => sum + row.correct, 0),
});

const addUsage = (rows: Usage[]): Usage => ({
  count: rows.reduce((sum, row) => sum + row.count, 0),
  tokens: rows.reduce((sum, row) => sum + row.tokens, 0),
  cost: money(rows.reduce((sum, row) => sum + row.cost, 0)),
});

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Sums of decimals without the dust of binary numbers. */
const money = (dollars: number): number => Math.round(dollars * 1e6) / 1e6;
