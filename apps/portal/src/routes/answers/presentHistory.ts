import type { Attempt, Exam } from '@prepar/api-client/types';
import type { OpenedView } from '@prepar/screens/answers/answers.types.ts';
import type { HistoryFilter, HistoryState, HistoryView, Period } from '@prepar/screens/answers/HistoryScreen.types.ts';
import { failureOf } from '../../data/failures.ts';
import { links } from '../links.ts';
import { missedLink } from '../missedLink.ts';
import { wholeExam } from '../wholeExam.ts';
import { presentAnswer, presentCallFailure } from './presentAnswers.ts';

export interface AnswersPage {
  answers: Attempt[];
  meta: {
    nextCursor: string | null;
    totals: { answered: number; correct: number; missed: number } | null;
  };
}

export interface HistoryData {
  /** Undefined while they load. */
  exams: readonly Exam[] | undefined;
  examsError: unknown;
  filter: HistoryFilter | null;
  pages: readonly AnswersPage[] | undefined;
  pagesError: unknown;
  /** Whether there are more pages, and how the last request for one went. */
  more: 'none' | 'idle' | 'loading' | 'failed';
  opened: OpenedView | null;
  today: string | null;
  creditsLeft: number | null;
}

const progressHref = links.progress;

/** The list of past answers under a filter. */
export function presentHistory(data: HistoryData): HistoryState {
  const { exams, filter, pages } = data;
  const failure = failureOf(data.examsError);
  if (!exams)
    return failure
      ? { status: 'failed', failure: presentCallFailure(failure), progressHref }
      : { status: 'loading', progressHref };
  const enrolled = exams.filter(({ isEnrolled }) => isEnrolled);
  const exam = enrolled.find(({ id }) => id === filter?.examId);
  if (!filter || !exam) return { status: 'empty', progressHref, practiceHref: links.practice };
  const totals = pages?.[0]?.meta.totals ?? null;
  if (totals?.answered === 0 && filter.domainId === null && enrolled.length === 1)
    return { status: 'empty', progressHref, practiceHref: links.practice };
  const modality = wholeExam(exam);
  return {
    status: 'ready',
    progressHref,
    history: {
      exams: enrolled.map(({ id, code, modalities }) => ({
        id,
        code,
        domains: modalities
          .filter(({ scope }) => scope === 'DOMAIN')
          .map((domain) => ({ id: domain.id, name: domain.name })),
      })),
      filter,
      totals: totals && { answered: totals.answered, wrong: totals.answered - totals.correct },
      missed:
        totals && totals.missed > 0 && filter.domainId === null && modality
          ? {
              count: totals.missed,
              wrong: totals.answered - totals.correct,
              creditsLeft: data.creditsLeft,
              href: missedLink(exam.id, modality.id, totals.missed),
            }
          : null,
      list: presentList(data),
      opened: data.opened,
      today: data.today,
    },
  };
}

function presentList({ pages, pagesError, more }: HistoryData): HistoryView['list'] {
  const failure = failureOf(pagesError);
  if (!pages || pages.length === 0)
    return failure ? { status: 'failed', failure: presentCallFailure(failure) } : { status: 'loading' };
  return {
    status: 'ready',
    answers: pages.flatMap(({ answers }) => answers.map(presentAnswer)),
    more,
  };
}

const days: Record<Exclude<Period, 'all'>, number> = { week: 7, month: 30 };

/** The first day of a period that ends today; null for all time, or while today is not known. */
export function beginOf(period: Period, today: string | null): string | null {
  if (period === 'all' || today === null) return null;
  return new Date(Date.parse(today) - (days[period] - 1) * 86_400_000).toISOString().slice(0, 10);
}
