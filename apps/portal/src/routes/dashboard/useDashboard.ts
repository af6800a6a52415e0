import type { DashboardActions, DashboardState } from '@prepar/screens/dashboard/DashboardScreen.types.ts';
import { api } from '../../data/api.ts';
import { unwrap } from '../../data/unwrap.ts';
import { askEarlyForCredits, useBalance } from '../../data/credits.ts';
import { failureOf } from '../../data/failures.ts';
import { useRetry } from '../../data/useRetry.ts';
import { useDailyGoal } from '../../data/useSettings.ts';
import { askEarlyForWeek, useWeek } from '../../data/useWeek.ts';
import { askEarly, useCached } from '../../data/useCached.ts';
import { useReviewDeck } from '../../data/useReviewDeck.ts';
import { useExams } from '../../data/useExams.ts';
import { language } from '../../i18n/language.ts';
import { useUser } from '../../session/useUser.ts';
import { useStore } from '../../store.ts';
import { useMinute } from '../../useMinute.ts';
import { keptExam } from '../keptExam.ts';
import { keptPlan } from '../question/keptPlan.ts';
import { openPractice } from '../question/leftPractice.ts';
import { presentDashboard } from './presentDashboard.ts';

const readSummary = () => unwrap(api.analytics.summary());

/** Asks for what the dashboard begins with. */
export function askEarlyForDashboard(): void {
  askEarly(['summary', language.get()], readSummary);
  askEarlyForWeek();
  askEarlyForCredits();
}

export function useDashboard(): { state: DashboardState; actions: Pick<DashboardActions, 'retry'> } {
  const user = useUser();
  const locale = useStore(language);
  const { data: summary, error, mutate } = useCached(['summary', locale], readSummary);
  const { isRetrying, retry } = useRetry(mutate);
  const week = useWeek();
  const { credits, isKnown } = useBalance();
  const { data: deck } = useReviewDeck(summary !== undefined && summary.examProgress.length > 0);
  const exams = useExams(summary?.examProgress.length === 0);
  return {
    state: presentDashboard({
      now: useMinute(),
      name: user.name,
      summary,
      failure: isRetrying ? null : failureOf(error),
      week: week.data,
      weekFailed: week.error !== undefined,
      credits,
      isBalanceKnown: isKnown,
      dailyGoal: useDailyGoal(),
      exams: exams.data,
      examsFailed: exams.error !== undefined,
      open: openPractice(user.id),
      deck,
      left: keptPlan(user.id),
      kept: keptExam(user.id),
    }),
    actions: { retry },
  };
}
