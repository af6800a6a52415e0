import type { OnboardingState } from './OnboardingScreen.types.ts';

export const onboardingStates = {
  splash: { status: 'splash' },
  steps: { status: 'steps', step: 1, isFinishing: false },
} satisfies { [Status in OnboardingState['status']]: OnboardingState };
