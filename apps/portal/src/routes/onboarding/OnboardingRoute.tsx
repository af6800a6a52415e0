import { OnboardingScreen } from '@prepar/screens/onboarding/OnboardingScreen';
import { useOnboarding } from './useOnboarding.ts';

export default function OnboardingRoute() {
  return <OnboardingScreen {...useOnboarding()} />;
}
