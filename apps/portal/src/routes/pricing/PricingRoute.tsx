import { PricingScreen } from '@prepar/screens/pricing/PricingScreen';
import { LearnerFrame } from '../LearnerFrame.tsx';

export function PricingRoute() {
  return (
    <LearnerFrame current={null}>
      <PricingScreen />
    </LearnerFrame>
  );
}
