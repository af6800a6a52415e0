import { DashboardScreen } from '@prepar/screens/dashboard/DashboardScreen';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { useDashboard } from './useDashboard.ts';

export function DashboardRoute() {
  return (
    <LearnerFrame current="dashboard">
      <DashboardScreen {...useDashboard()} />
    </LearnerFrame>
  );
}
