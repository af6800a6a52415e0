import { PricingScreen } from '@prepar/screens/pricing/PricingScreen';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { usePricing } from './usePricing.ts';

export function PricingRoute() {
  return (
    <LearnerFrame current={null}>
      <PricingScreen {...usePricing()} />
    </LearnerFrame>
  );
}
