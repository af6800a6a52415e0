import { PricingScreen } from '@prepar/screens/pricing/PricingScreen';
import { askEarlyForCredits } from '../../data/credits.ts';
import { LearnerFrame } from '../LearnerFrame.tsx';
import { usePricing } from './usePricing.ts';

export { askEarlyForCredits as askEarly };

export function PricingRoute() {
  return (
    <LearnerFrame current={null}>
      <PricingScreen {...usePricing()} />
    </LearnerFrame>
  );
}
