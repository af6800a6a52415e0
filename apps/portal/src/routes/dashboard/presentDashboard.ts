import type { Failure } from '@prepar/api-client/failure';
import type { AnalyticsSummary, Exam, ReviewDeck, WeeklyProgress } from '@prepar/api-client/types';
import { minutesPerQuestion, minutesPerReview } from '@prepar/screens/common/minutesPerQuestion.ts';
import type {
  DashboardState,
  GoalView,
  Greeting,
  Headline,
  KeyFigures,
  PlanStep,
  PlanView,
  StreakDay,
} from '@prepar/screens/dashboard/DashboardScreen.types.ts';
import { goalTarget } from '@prepar/screens/dashboard/goal.ts';
import {
  allContent,
  answersLink,
  dueLink,
  type Leg,
  links,
  onlyLink,
  openResultLink,
  runLink,
  sessionResultLink,
  trainingLink,
} from '../links.ts';
import { weakestFirst } from '../weakestFirst.ts';
import { presentExam, presentLevel, presentProvider } from '../presentExam.ts';
import { wrongAnswersLink } from '../presentFreeWork.ts';
import { currentExam } from '../currentExam.ts';
import type { KeptExam } from '../keptExam.ts';
import { presentGoal, todayOf, weekdays } from '../presentGoal.ts';
import type { KeptPlan } from '../question/keptPlan.ts';
import type { OpenQuestion } from '../question/leftPractice.ts';

export interface DashboardData {
  now: Date;
  name: string;
  summary: AnalyticsSummary | undefined;
  failure: Failure | null;
  /** Undefined until it is known, null when the server has none. */
  week: WeeklyProgress | null | undefined;
  weekFailed: boolean;
  /** Null while it is not known. */
  credits: { left: number; renewsInMinutes: number } | null;
  /** False while there is a balance to wait for. */
  isBalanceKnown: boolean;
  /** Undefined until it is known. */
  dailyGoal: number | undefined;
  /** The catalogue, asked for where there is an exam to choose. */
  exams: Exam[] | undefined;
  examsFailed: boolean;
  /** The question that was left open in this tab. */
  open: OpenQuestion | null;
  /** What comes back for review; undefined while it is not known. */
  deck?: ReviewDeck | undefined;
  /** The plan that was left in this browser. */
  left: KeptPlan | null;
  /** The exam that was chosen or practised last in this browser. */
  kept: KeptExam | null;
}

const dashboardLinks = { ...links, answers: answersLink() };

export function presentDashboard(data: DashboardData): DashboardState {
  const { summary, failure } = data;
  const greeting = greet(data);
  if (!summary) {
    if (!failure) return { status: 'loading', greeting };
    return { status: 'failed', greeting, message: failure.kind === 'http' ? failure.message : null };
  }
  const goal = presentGoalOf(data);
  const figures = presentFigures(data, summary);
  const headline = presentHeadline(data, goal);
  const current = currentExam(
    summary.examProgress.map(({ examId: id, ...exam }) => ({ ...exam, id })),
    data.kept,
  );
  const latest = summary.examProgress.find(({ examId }) => examId === current);
  if (!latest) {
    const isFirst =
      summary.totalCreditsSpent === 0 &&
      (headline.kind === 'toGoal' || headline.kind === 'possible') &&
      data.credits !== null;
    return {
      status: 'new',
      greeting,
      headline: isFirst ? { kind: 'nothingStarted', credits: data.credits?.left ?? 0 } : headline,
      choices: presentChoices(data),
      creditsLeft: data.credits?.left ?? null,
      goal,
      figures,
      links: dashboardLinks,
    };
  }
  return {
    status: 'ready',
    greeting,
    headline,
    plan: presentPlan(data, latest, summary.examProgress),
    figures,
    goal,
    exams: summary.examProgress.map((exam) => ({
      id: exam.examId,
      code: exam.examCode,
      name: exam.examName,
      provider: presentProvider(exam.provider),
      accuracy: exam.accuracy,
      right: exam.questionsCorrect,
      wrong: exam.questionsWrong,
      cut: exam.cut,
      lastAttempt: exam.lastAttempt,
    })),
    domains: byLastAttempt(summary.examProgress)
      .filter(({ totalQuestions }) => totalQuestions > 0)
      .map(({ examCode, officialQuestions, cut, domains }) => ({
        examCode,
        totalQuestions: officialQuestions,
        cut,
        domains: weakestFirst(domains).map(({ name, weight, questionsAnswered, correctAnswers, accuracy }) => ({
          name,
          weight,
          answered: questionsAnswered,
          right: correctAnswers,
          accuracy,
        })),
      })),
    activities: presentActivities(summary, data.credits?.left === 0 ? null : data.open),
    links: dashboardLinks,
  };
}

type ExamProgress = AnalyticsSummary['examProgress'][number];

const isSimulating = ({ openSession }: ExamProgress): boolean => openSession?.kind === 'SIMULATION';

const byLastAttempt = (exams: readonly ExamProgress[]) =>
  [...exams].sort((a, b) => (b.lastAttempt ?? '').localeCompare(a.lastAttempt ?? ''));

function presentHeadline(
  { credits, isBalanceKnown, summary }: DashboardData,
  goal: 'loading' | 'unavailable' | GoalView,
): Headline {
  if (!isBalanceKnown || goal === 'loading') return { kind: 'loading' };
  if (!credits || goal === 'unavailable') return { kind: 'unknown' };
  const missing = goalTarget(goal.target) - goal.done;
  const { left, renewsInMinutes } = credits;
  if (left === 0) return { kind: 'outOfCredits', renewsInMinutes, isGoalReached: missing <= 0 };
  if (missing <= 0) return { kind: 'reached' };
  const reviews = summary ? reviewsIn(summary) : 0;
  return missing <= left
    ? { kind: 'toGoal', questions: missing, reviews }
    : { kind: 'possible', questions: left, reviews };
}

/** Reviews that are left for today, in all exams. */
const reviewsIn = ({ examProgress }: AnalyticsSummary): number =>
  examProgress.reduce((sum, { reviewsDue }) => sum + reviewsDue, 0);

/** Minutes of a plan, and questions in them; of the weak point at most, and at least where credits allow. */
const planMinutes = 10;
const mostQuestions = planMinutes / minutesPerQuestion;
const mostWeak = 3;
const leastWeak = 2;

/** What ten minutes and today's credits allow: the open question, then what is left of the plan that was begun today, or a new one. One press runs through all of it. */
function presentPlan(
  { credits, open, left, week, deck }: DashboardData,
  latest: ExamProgress,
  exams: readonly ExamProgress[],
): PlanView {
  const { examId } = latest;
  const possible = credits?.left ?? mostQuestions;
  const isFree = open?.only === 'due';
  const resumed = (possible > 0 || isFree) && open?.examId === examId ? open : null;
  // The open question takes the place of another.
  const taken = resumed ? 1 : 0;
  const paid = possible - (isFree ? 0 : taken);
  const isLeft = left?.examId === examId && !(week && left.day !== week.today);
  const begun = isLeft ? left.legs.flatMap((leg) => Array<Leg>(leg.questions).fill(leg)) : [];
  const done = isLeft ? left.done : 0;
  const planned = begun.slice(done + taken).filter(mayBeAsked(latest, paid));
  const goesOn = isLeft && planned.length + taken > 0;
  const asked = goesOn ? legsOf(planned) : newLegs(latest, planMinutes - taken * minutesPerQuestion, paid);
  const over = goesOn ? legsOf(begun.slice(0, done)) : [];
  const steps = asked.map((leg) => presentStep(leg, latest));
  const legs = [...over, ...asked];
  if (resumed) {
    const { number, domainId, modalityId, only } = resumed;
    // In the language of the page, whatever the question is in.
    const domain = latest.domains.find((one) => one.modalityId === domainId)?.name ?? resumed.domain;
    steps.unshift({ kind: 'resume', number, domain, isFree, href: onlyLink(examId, modalityId, only) });
    legs.splice(over.length, 0, { modalityId, only, questions: 1 });
  }
  return {
    examCode: latest.examCode,
    startHref: steps.length > 0 ? runLink(examId, legs, over.length) : null,
    steps,
    progress: goesOn ? { done, total: done + taken + planned.length } : null,
    dueElsewhere: exams
      .filter((exam) => exam !== latest && exam.reviewsDue > 0)
      .map((exam) => ({ code: exam.examCode, count: exam.reviewsDue, href: dueLink(exam.examId, exam.reviewsDue) })),
    dueTomorrow: exams.some(({ reviewsDue }) => reviewsDue > 0) ? 0 : (deck?.days[1]?.count ?? 0),
    resultHref: credits?.left === 0 ? openResultLink(latest.openSession, latest.lastAttempt) : null,
    missed: latest.questionsWrong > 0 ? { count: latest.questionsWrong, href: wrongAnswersLink(examId) } : null,
    simulation: {
      isRunning: isSimulating(latest),
      href: trainingLink(examId, fullSimulation),
      missingCredits: Math.max(0, latest.officialQuestions - (credits?.left ?? latest.officialQuestions)),
    },
  };
}

/** The legs of questions that stand for one each. */
const legsOf = (questions: readonly Leg[]): Leg[] =>
  [...new Set(questions)].map((leg) => ({ ...leg, questions: questions.filter((one) => one === leg).length }));

/** Tells of one question of a plan after the other whether it can still be asked: it is due, or credits allow it. */
function mayBeAsked({ reviewsDue }: ExamProgress, credits: number): (question: Leg) => boolean {
  let [due, paid] = [reviewsDue, credits];
  return ({ only }) => (only === 'due' ? due-- : paid--) > 0;
}

/** What is due, which is free, the weak point, the whole exam: what fits in so many minutes. */
function newLegs({ weakest, domains, reviewsDue }: ExamProgress, minutes: number, credits: number): Leg[] {
  const weak = domains.some(({ modalityId }) => modalityId === weakest?.modalityId) ? weakest : null;
  const kept = weak ? Math.min(credits, leastWeak) * minutesPerQuestion : 0;
  const due = Math.min(reviewsDue, Math.floor((minutes - kept) / minutesPerReview));
  const rest = Math.min(credits, Math.floor((minutes - due * minutesPerReview) / minutesPerQuestion));
  const weakCount = weak ? Math.min(rest, mostWeak) : 0;
  const legs: Leg[] = [
    { modalityId: allContent, only: 'due', questions: due },
    {
      modalityId: weak?.modalityId ?? allContent,
      only: null,
      questions: weakCount,
      topic: weak?.topic ?? undefined,
    },
    { modalityId: allContent, only: null, questions: rest - weakCount },
  ];
  return legs.filter(({ questions }) => questions > 0);
}

function presentStep(
  { modalityId, only, questions, topic }: Leg,
  { examId, domains, weakest, reviewsDue }: ExamProgress,
): PlanStep {
  if (only === 'due') return { kind: 'due', facts: questions, all: reviewsDue, href: dueLink(examId, questions) };
  const href = trainingLink(examId, modalityId, topic);
  if (modalityId === allContent) return { kind: 'all', questions, href };
  const name = topic ?? domains.find((one) => one.modalityId === modalityId)?.name ?? '';
  const isWeakest = weakest?.modalityId === modalityId && (weakest.topic ?? undefined) === topic;
  const [answered, wrong] = isWeakest ? [weakest.questionsAnswered, weakest.wrongAnswers] : [0, 0];
  return { kind: 'weak', questions, name, answered, wrong, href };
}

/** Id of the modality that is the full simulation. */
const fullSimulation = 'simulation';

function presentChoices({ exams, examsFailed }: DashboardData) {
  if (!exams) return examsFailed ? 'unavailable' : 'loading';
  return exams
    .filter(({ isActive }) => isActive)
    .map((exam) => ({
      ...presentExam(exam),
      level: presentLevel(exam.difficulty),
      totalQuestions: exam.totalQuestions,
      durationMinutes: exam.durationMinutes,
    }));
}

function presentFigures(data: DashboardData, summary: AnalyticsSummary): KeyFigures {
  const sum = (count: (exam: ExamProgress) => number) =>
    summary.examProgress.reduce((all, exam) => all + count(exam), 0);
  return {
    credits: { spent: summary.totalCreditsSpent, left: data.credits?.left ?? null },
    accuracy: {
      value: summary.accuracy,
      right: sum((exam) => exam.questionsCorrect),
      answered: sum((exam) => exam.totalQuestions),
    },
    streak: { days: summary.weeklyStreak, week: whenLoaded(data, presentWeek) },
    studyTime: { total: summary.totalStudyTime, thisWeek: data.week?.studyTime ?? null },
  };
}

function presentGoalOf(data: DashboardData): 'loading' | 'unavailable' | GoalView {
  const { dailyGoal, credits, summary } = data;
  if (dailyGoal === undefined) return 'loading';
  return whenLoaded(data, (week) => {
    const goal = presentGoal(week, dailyGoal);
    if (!goal) return 'unavailable';
    return {
      ...goal,
      creditsLeft: credits?.left ?? null,
      areReviewsDone: summary !== undefined && reviewsIn(summary) === 0,
    };
  });
}

function presentActivities({ recentActivity }: AnalyticsSummary, open: OpenQuestion | null) {
  const newestFirst = recentActivity.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return newestFirst
    .filter((activity, index) => isTold(activity, newestFirst.slice(0, index), open))
    .map(({ type, metadata, createdAt }, index) => {
      const seconds = number(metadata['durationSeconds']);
      return {
        id: `${createdAt} ${index}`,
        type,
        exam: text(metadata['examCode']) ?? text(metadata['examName']),
        domain: text(metadata['domain']),
        topic: text(metadata['topic']),
        difficulty: presentDifficulty(metadata['difficulty']),
        minutes: seconds === null ? null : seconds / 60,
        days: number(metadata['days']),
        href: activityLink(type, metadata, open),
        createdAt,
      };
    });
}

type Told = AnalyticsSummary['recentActivity'][number];

/** A session is one row: that it began, until it ends, then its end, if a minute was studied. A question without an answer is one while it is open. */
function isTold({ type, metadata }: Told, newer: readonly Told[], open: OpenQuestion | null): boolean {
  switch (type) {
    case 'QUESTION_GENERATED':
      return open !== null && metadata['questionId'] === open.id;
    case 'STUDY_SESSION_STARTED':
      return !newer.some((other) => isSession(other) && other.metadata['examId'] === metadata['examId']);
    case 'STUDY_SESSION_ENDED': {
      const seconds = number(metadata['durationSeconds']);
      return seconds === null || Math.round(seconds / 60) > 0;
    }
    default:
      return true;
  }
}

const isSession = ({ type }: Told) => type === 'STUDY_SESSION_STARTED' || type === 'STUDY_SESSION_ENDED';

/** What an activity can be looked at again as. */
function activityLink(type: string, metadata: Record<string, unknown>, open: OpenQuestion | null): string | null {
  if (type === 'QUESTION_GENERATED') return open && trainingLink(open.examId, open.modalityId);
  const [questionId, sessionId, exam] = [metadata['questionId'], metadata['sessionId'], metadata['examId']].map(text);
  if (type === 'STUDY_SESSION_ENDED' && sessionId) return sessionResultLink(sessionId);
  const isAnswer = type === 'QUESTION_CORRECT' || type === 'QUESTION_INCORRECT';
  return isAnswer && questionId && exam ? answersLink({ exam, q: questionId }) : null;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function presentDifficulty(value: unknown) {
  const difficulty = text(value);
  return difficulty === null ? null : presentLevel(difficulty);
}

/** Free credits come back at the account's midnight: the hour is that of its zone, as the day is. */
function greet({ now, name, week, credits }: DashboardData): Greeting {
  const hour = credits ? 24 - credits.renewsInMinutes / 60 : now.getHours();
  const partOfDay = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return { partOfDay, name: name.trim().split(/\s+/)[0] || null, now, today: week?.today ?? null };
}

/** A part that comes from the week: on its way, missing, or made of it. */
function whenLoaded<T>(
  { week, weekFailed }: DashboardData,
  present: (week: WeeklyProgress) => T,
): 'loading' | 'unavailable' | T {
  if (week) return present(week);
  return week === undefined && !weekFailed ? 'loading' : 'unavailable';
}

function presentWeek(week: WeeklyProgress): StreakDay[] {
  const today = todayOf(week);
  return weekdays.map((day, index) => ({
    isStudied: week.dailyBreakdown[day].questionsAnswered > 0,
    when: index < today ? 'past' : index === today ? 'today' : 'ahead',
  }));
}
