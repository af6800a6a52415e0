import type { Exam, ExamDateList, ReviewDeck, StudyPlan } from '@prepar/api-client/types';
import type { OutcomeView, PlanReady, PlanState, PlanView } from '@prepar/screens/plan/PlanScreen.types.ts';
import type { Credits } from '../../data/credits.ts';
import { allContent, links, trainingLink } from '../links.ts';
import { presentFreeWork, wrongOf } from '../presentFreeWork.ts';

export interface PlanData {
  /** Id of the exam in the address; null for the first one. */
  asked: string | null;
  exams: Exam[] | undefined;
  dates: ExamDateList | undefined;
  hasFailed: boolean;
  plan: StudyPlan | undefined;
  planFailed: boolean;
  saving: PlanReady['saving'];
  credits: Credits | null;
  /** What comes back for review; undefined while it is not known. */
  deck: ReviewDeck | undefined;
  goal: PlanReady['goal'];
}

/** Days from today to the last one that can be chosen, as the server has it. */
const mostDays = 365;

/** The exam that is planned: the one of the address, else the first. Only one that somebody is enrolled in. */
export function findPlanned(exams: readonly Exam[] | undefined, asked: string | null): Exam | undefined {
  const enrolled = exams?.filter(({ isEnrolled }) => isEnrolled);
  return enrolled?.find(({ id }) => id === asked) ?? enrolled?.[0];
}

export function presentPlan(data: PlanData): PlanState {
  const { exams, dates, asked, saving, credits, goal, deck } = data;
  if (!exams || !dates) return { status: data.hasFailed ? 'failed' : 'loading' };
  const exam = findPlanned(exams, asked);
  if (!exam) return { status: 'nothing', practiceHref: links.practice };
  const own = dates.exams.find(({ examId }) => examId === exam.id);
  const date = own?.date ?? null;
  const { today } = dates;
  return {
    status: 'ready',
    examCode: exam.code,
    examName: exam.name,
    today,
    from: addDays(today, 1),
    until: addDays(today, mostDays),
    date,
    saving,
    plan: planView(data, date, today),
    answers: exam.progress?.totalQuestionsAnswered ?? 0,
    credits: credits?.left ?? null,
    pricingHref: links.pricing,
    goal,
    outcomes: own?.outcomes.flatMap(outcomeView) ?? [],
    start:
      credits?.left === 0
        ? {
            renewsInMinutes: credits.renewsInMinutes,
            work: presentFreeWork(exam.id, wrongOf(exam.progress), deck),
          }
        : { href: trainingLink(exam.id, allContent) },
  };
}

function planView({ plan, planFailed }: PlanData, date: string | null, today: string): PlanView {
  if (date === null) return { kind: 'none' };
  if (date === today) return { kind: 'today' };
  if (date < today) return { kind: 'passed' };
  if (!plan || plan.date !== date) return { kind: planFailed ? 'failed' : 'loading' };
  if (plan.low === null) return { kind: 'insufficient' };
  const { daysLeft, cut, recentPace, mostPerDay, perDay, nearest, days } = plan;
  return {
    kind: 'known',
    daysLeft,
    cut,
    pace: recentPace,
    planned: perDay?.value ?? mostPerDay,
    perDay,
    nearest,
    days,
  };
}

const results = ['PASSED', 'FAILED', 'POSTPONED', 'NOT_TAKEN', 'DECLINED'] as const;

/** What the server may add later is left out. */
function outcomeView({ date, result, mark }: { date: string; result: string; mark: number | null }): OutcomeView[] {
  const known = results.find((one) => one === result);
  return known ? [{ date, result: known, mark }] : [];
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
