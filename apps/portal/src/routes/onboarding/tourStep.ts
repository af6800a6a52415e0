import type { OnboardingStep } from '@prepar/screens/onboarding/OnboardingScreen.types.ts';

const storageKey = 'prepar-tour';
const steps: readonly OnboardingStep[] = [1, 2, 3, 4, 5];

/** The step that the tour had reached in this tab before a reload; null before its first one. */
export function keptStep(): OnboardingStep | null {
  const kept = sessionStorage.getItem(storageKey);
  return steps.find((step) => String(step) === kept) ?? null;
}

export function keepStep(step: OnboardingStep): void {
  sessionStorage.setItem(storageKey, String(step));
}

export function forgetStep(): void {
  sessionStorage.removeItem(storageKey);
}
