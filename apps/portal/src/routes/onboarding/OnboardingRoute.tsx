import { OnboardingScreen } from '@prepar/screens/onboarding/OnboardingScreen';
import { useOnboarding } from './useOnboarding.ts';

export function OnboardingRoute() {
  return <OnboardingScreen {...useOnboarding()} />;
}
