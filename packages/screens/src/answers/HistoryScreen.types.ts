import type { More } from '../common/MoreFoot.tsx';
import type { Failure } from '../question/QuestionScreen.types.ts';
import type { AnswersActions, AnswerView, MissedView, OpenedView } from './answers.types.ts';

export type HistoryState =
  | { status: 'loading'; progressHref: string }
  | { status: 'failed'; failure: Failure; progressHref: string }
  /** Nobody is enrolled, or nothing was answered yet. */
  | { status: 'empty'; progressHref: string; practiceHref: string }
  | { status: 'ready'; history: HistoryView; progressHref: string };

export type Period = 'all' | 'week' | 'month';

export interface HistoryFilter {
  examId: string;
  /** Id of a domain's modality; null for all. */
  domainId: string | null;
  period: Period;
  onlyWrong: boolean;
  /** Only what the learner reported. */
  onlyReported: boolean;
}

export interface HistoryView {
  exams: readonly { id: string; code: string; domains: readonly { id: string; name: string }[] }[];
  filter: HistoryFilter;
  /** Over all pages of the exam and domain, right and wrong alike; null where the period or reports narrow the list. */
  totals: { answered: number; wrong: number } | null;
  missed: MissedView | null;
  list: HistoryList;
  opened: OpenedView | null;
  /** Day of the account, yyyy-mm-dd; null while it is not known. */
  today: string | null;
}

/** The answers under the filter, as far as they are loaded. */
export type HistoryList =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'ready'; answers: readonly AnswerView[]; more: More };

export interface HistoryActions extends AnswersActions {
  filter: (change: Partial<HistoryFilter>) => void;
  clearFilters: () => void;
  more: () => void;
}
