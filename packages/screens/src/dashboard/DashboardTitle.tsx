import { Highlight } from '@prepar/ui/Highlight';
import type { ReactNode } from 'react';
import { goalTarget } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { DashboardState, GoalView } from './DashboardScreen.types.ts';

/** The greeting, and what is left of today's goal as soon as it is known. */
export function DashboardTitle({ state }: { state: DashboardState }) {
  const { t } = useWords();
  const { partOfDay, name } = state.greeting;
  const goal = state.status === 'ready' && typeof state.goal === 'object' ? state.goal : null;
  return (
    <>
      {t(`dashboard.greeting.${partOfDay}`, { named: name === null ? 'no' : 'yes', name: name ?? '' })}
      {goal && ' '}
      {goal && <Remaining goal={goal} />}
    </>
  );
}

function Remaining({ goal: { done, target } }: { goal: GoalView }) {
  const { t, rich } = useWords();
  const count = goalTarget(target) - done;
  return count > 0 ? rich('dashboard.goalLeft', { count, mark }) : t('dashboard.goalDone');
}

const mark = (parts: ReactNode[]) => <Highlight>{parts}</Highlight>;
