import { Cartela, infinity } from '@prepar/ui/Cartela';
import { IntroLayout } from '@prepar/ui/IntroLayout';
import { Spinner } from '@prepar/ui/Spinner';
import { useWords } from '../common/words.tsx';
import type { OnboardingActions, OnboardingState } from './OnboardingScreen.types.ts';
import { OnboardingSteps } from './OnboardingSteps.tsx';

export interface OnboardingScreenProps {
  state: OnboardingState;
  actions: OnboardingActions;
}

/** The tour that a new learner sees before anything else. */
export function OnboardingScreen({ state, actions }: OnboardingScreenProps) {
  const { t } = useWords();
  if (state.status === 'steps') return <OnboardingSteps state={state} actions={actions} />;
  return (
    <IntroLayout
      brandName={t('common.brand')}
      title={t('onboarding.splash.title')}
      illustration={<Cartela picture={infinity} label={t('onboarding.5.picture')} />}
    >
      <Spinner label={t('onboarding.splash.text')} showLabel />
    </IntroLayout>
  );
}
