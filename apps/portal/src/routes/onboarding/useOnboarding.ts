import type {
  OnboardingActions,
  OnboardingState,
  OnboardingStep,
} from '@prepar/screens/onboarding/OnboardingScreen.types.ts';
import { useEffect, useState } from 'react';
import { api } from '../../data/api.ts';
import { navigate } from '../../navigation.ts';
import { onboardingCookie } from '../../session/onboardingCookie.ts';
import { tour } from '../../session/session.ts';
import { links } from '../links.ts';
import { forgetStep, keepStep, keptStep } from './tourStep.ts';

/** Milliseconds for which the splash is shown. */
export const splashMs = 3000;

const first = 1;
/** Number of steps. */
export const last = 5;

/** The tour: a splash, five steps, which a reload does not lose, and its completion, which never keeps a person from going on. */
export function useOnboarding(): { state: OnboardingState; actions: OnboardingActions } {
  const [step, setStep] = useState(keptStep);
  const [isFinishing, setFinishing] = useState(false);
  const isSplash = step === null;
  useEffect(() => {
    if (!isSplash) return;
    const timer = setTimeout(() => setStep(first), splashMs);
    return () => clearTimeout(timer);
  }, [isSplash]);
  useEffect(() => {
    if (step !== null) keepStep(step);
  }, [step]);

  const move = (by: 1 | -1) =>
    setStep((before) => (before === null ? before : (Math.min(last, Math.max(first, before + by)) as OnboardingStep)));
  const finish = async () => {
    if (isFinishing) return;
    setFinishing(true);
    const result = await api.onboarding.complete();
    // Without the cookie the server is asked again at the next load.
    if (result.ok) document.cookie = onboardingCookie;
    forgetStep();
    tour.set(false);
    navigate(links.dashboard, { replace: true });
  };

  return {
    state: step === null ? { status: 'splash' } : { status: 'steps', step, isFinishing },
    actions: { next: () => move(1), previous: () => move(-1), skip: () => void finish(), start: () => void finish() },
  };
}
