import { onDemand, usePart } from '@prepar/screens/common/onDemand.ts';
import { DashboardScreen } from '@prepar/screens/dashboard/DashboardScreen';
import { Suspense, useState } from 'react';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { askEarlyForDashboard, useDashboard } from './useDashboard.ts';

export { askEarlyForDashboard as askEarly };

// With words of its own, and not what a dashboard is opened for: it comes in an idle moment.
const ReadinessCard = onDemand(() => import('../readiness/ReadinessCard.tsx'), 'ReadinessCard');

// Over the dashboard of those who have no exam yet.
const EnrolQuestion = onDemand(() => import('./EnrolQuestion.tsx'), 'EnrolQuestion');

export function DashboardRoute() {
  const card = usePart(ReadinessCard, false);
  const { state, actions } = useDashboard();
  const [asked, askToEnrol] = useState<string | null>(null);
  const exam = state.status === 'ready' && state.exams.find(({ code }) => code === state.plan.examCode);
  return (
    <LearnerFrame current="dashboard">
      <DashboardScreen
        state={state}
        actions={{ ...actions, askToEnrol }}
        {...(exam &&
          !card.isLost && {
            slots: { readiness: card.isHere ? <ReadinessCard key={exam.id} exam={exam} /> : 'loading' },
          })}
      />
      {state.status === 'new' && (
        <Suspense>
          <EnrolQuestion examId={asked} onClose={() => askToEnrol(null)} />
        </Suspense>
      )}
    </LearnerFrame>
  );
}
