import { Cartela, check, climb, infinity, mistakes, modules } from '@prepar/ui/Cartela';
import { useWords } from '../common/words.tsx';
import type { OnboardingStep } from './OnboardingScreen.types.ts';

const pictures = { 1: check, 2: modules, 3: mistakes, 4: climb, 5: infinity };

/** The illustration of a step, on an answer sheet. */
export function StepPicture({ step }: { step: OnboardingStep }) {
  const { t } = useWords();
  const domains = [
    { row: 0, text: t('onboarding.3.secure') },
    { row: 3, text: t('onboarding.3.resilient') },
    { row: 6, text: t('onboarding.3.cost') },
    { row: 9, text: t('onboarding.3.performance') },
  ];
  return (
    <Cartela
      picture={pictures[step]}
      tone={step === 5 ? 'paper' : 'data'}
      label={t(`onboarding.${step}.picture`)}
      {...(step === 3 && { rowLabels: domains })}
    />
  );
}
