import type { DashboardActions, DashboardState } from '@prepar/screens/dashboard/DashboardScreen.types.ts';
import { api } from '../../data/api.ts';
import { unwrap } from '../../data/cache.ts';
import { useCreditsLeft } from '../../data/credits.ts';
import { failureOf } from '../../data/failures.ts';
import { useRetry } from '../../data/retry.ts';
import { useDailyGoal } from '../../data/settings.ts';
import { useWeek } from '../../data/week.ts';
import { useCached } from '../../data/useCached.ts';
import { language } from '../../i18n/language.ts';
import { useUser } from '../../session/useUser.ts';
import { useStore } from '../../store.ts';
import { useMinute } from '../../useMinute.ts';
import { presentDashboard } from './presentDashboard.ts';

export function useDashboard(): { state: DashboardState; actions: DashboardActions } {
  const user = useUser();
  const locale = useStore(language);
  const { data: summary, error, mutate } = useCached(['summary', locale], () => unwrap(api.analytics.summary()));
  const { isRetrying, retry } = useRetry(mutate);
  const week = useWeek();
  return {
    state: presentDashboard({
      now: useMinute(),
      name: user.name,
      summary,
      failure: isRetrying ? null : failureOf(error),
      week: week.data,
      weekFailed: week.error !== undefined,
      creditsLeft: useCreditsLeft(),
      dailyGoal: useDailyGoal(),
    }),
    actions: { retry },
  };
}
