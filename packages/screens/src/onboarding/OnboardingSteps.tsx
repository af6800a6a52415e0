import { Button } from '@prepar/ui/Button';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { IntroLayout } from '@prepar/ui/IntroLayout';
import { Quote } from '@prepar/ui/Quote';
import { Stack } from '@prepar/ui/Stack';
import { StepBubbles } from '@prepar/ui/StepBubbles';
import { Text } from '@prepar/ui/Text';
import { ArrowRight } from 'lucide-react';
import { useWords } from '../common/words.tsx';
import type { OnboardingActions, OnboardingState } from './OnboardingScreen.types.ts';
import { StepPicture } from './StepPicture.tsx';

interface OnboardingStepsProps {
  state: Extract<OnboardingState, { status: 'steps' }>;
  actions: OnboardingActions;
}

const stepCount = 5;

/** One of the five steps: what it is about, and the ways on, back and out. */
export function OnboardingSteps({ state: { step, isFinishing }, actions }: OnboardingStepsProps) {
  const { t } = useWords();
  const isLast = step === stepCount;
  return (
    <IntroLayout
      brandName={t('common.brand')}
      end={
        !isLast && (
          <Button
            tone="ghost"
            onPress={actions.skip}
            {...(isFinishing && { isPending: true, pendingLabel: t('onboarding.finishing') })}
          >
            {t('onboarding.skip')}
          </Button>
        )
      }
      steps={<StepBubbles count={stepCount} current={step} label={t('onboarding.step', { step, count: stepCount })} />}
      // What follows the splash; later steps are read out where the focus is.
      title={
        <FocusTarget of="steps" reach="nothing" as="span">
          {t(`onboarding.${step}.title`)}
        </FocusTarget>
      }
      actions={
        <>
          <Button tone="secondary" size="l" isDisabled={step === 1 || isFinishing} onPress={actions.previous}>
            {t('onboarding.previous')}
          </Button>
          {isLast ? (
            <Button size="l" isPending={isFinishing} pendingLabel={t('onboarding.finishing')} onPress={actions.start}>
              {t('onboarding.start')}
            </Button>
          ) : (
            <Button size="l" iconAfter={ArrowRight} isDisabled={isFinishing} onPress={actions.next}>
              {t('onboarding.next')}
            </Button>
          )}
        </>
      }
      illustration={<StepPicture step={step} />}
    >
      <Stack gap={6}>
        <Text size="inherit" tone="inherit">
          {t(`onboarding.${step}.text`)}
        </Text>
        {isLast && <Quote>{t('onboarding.quote')}</Quote>}
      </Stack>
    </IntroLayout>
  );
}
