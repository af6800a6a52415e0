import { PricingScreen } from '@prepar/screens/pricing/PricingScreen';
import { LearnerFrame } from '../LearnerFrame.tsx';

export default function PricingRoute() {
  return (
    <LearnerFrame current={null}>
      <PricingScreen />
    </LearnerFrame>
  );
}
