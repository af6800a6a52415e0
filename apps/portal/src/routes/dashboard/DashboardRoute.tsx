import { onDemand, usePart } from '@prepar/screens/common/onDemand.ts';
import { DashboardScreen } from '@prepar/screens/dashboard/DashboardScreen';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { askEarlyForDashboard, useDashboard } from './useDashboard.ts';

export { askEarlyForDashboard as askEarly };

// With words of its own, and not what a dashboard is opened for: it comes in an idle moment.
const ReadinessCard = onDemand(() => import('../readiness/ReadinessCard.tsx'), 'ReadinessCard');

export function DashboardRoute() {
  const card = usePart(ReadinessCard, false);
  const dashboard = useDashboard();
  const { state } = dashboard;
  const exam = state.status === 'ready' && state.exams.find(({ code }) => code === state.plan.examCode);
  return (
    <LearnerFrame current="dashboard">
      <DashboardScreen
        {...dashboard}
        {...(exam &&
          !card.isLost && {
            slots: { readiness: card.isHere ? <ReadinessCard key={exam.id} exam={exam} /> : 'loading' },
          })}
      />
    </LearnerFrame>
  );
}
