import { onDemand } from '@prepar/screens/common/onDemand.ts';
import { Suspense } from 'react';
import { askEarlyForCredits } from '../../data/credits.ts';
import { askEarlyForExams } from '../../data/useExams.ts';
import { askEarlyForWeek } from '../../data/useWeek.ts';
import { useBegin } from '../../begin.ts';
import { useSearch } from '../../navigation.ts';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { viewParameter } from '../links.ts';
import { Progress } from './Progress.tsx';

// Few read on.
const Method = onDemand(() => import('../method/Method.tsx'), 'Method');
const Plan = onDemand(() => import('../plan/Plan.tsx'), 'Plan');
const History = onDemand(() => import('../answers/History.tsx'), 'History');

export function askEarly(): void {
  askEarlyForExams();
  askEarlyForWeek();
  askEarlyForCredits();
}

/** Progress, and what its address can show instead. */
export function ProgressRoute() {
  const view = new URLSearchParams(useSearch()).get(viewParameter);
  useBegin(view);
  return (
    <LearnerFrame current="progress">
      <Suspense key={view}>{shown(view)}</Suspense>
    </LearnerFrame>
  );
}

function shown(view: string | null) {
  switch (view) {
    case 'method':
      return <Method />;
    case 'answers':
      return <History />;
    case 'plan':
      return <Plan />;
    default:
      return <Progress />;
  }
}
