import { onDemand, useSoon } from '@prepar/screens/common/onDemand.ts';
import { DashboardScreen } from '@prepar/screens/dashboard/DashboardScreen';
import { Suspense } from 'react';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { askEarlyForDashboard, useDashboard } from './useDashboard.ts';

export { askEarlyForDashboard as askEarly };

// With words of its own, and not what a dashboard is opened for: it comes in an idle moment.
const ReadinessCard = onDemand(() => import('../readiness/ReadinessCard.tsx'), 'ReadinessCard');

export function DashboardRoute() {
  const isReadinessHere = useSoon(ReadinessCard, false);
  const dashboard = useDashboard();
  const { state } = dashboard;
  const exam = state.status === 'ready' && state.exams.find(({ code }) => code === state.plan.examCode);
  return (
    <LearnerFrame current="dashboard">
      <DashboardScreen
        {...dashboard}
        {...(exam &&
          isReadinessHere && {
            slots: {
              readiness: (
                <Suspense>
                  <ReadinessCard key={exam.id} exam={exam} />
                </Suspense>
              ),
            },
          })}
      />
    </LearnerFrame>
  );
}
