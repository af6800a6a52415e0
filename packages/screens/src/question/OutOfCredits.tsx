import { Link } from '@prepar/ui/Link';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';
import { CreditsNotice, marked } from '../common/CreditsNotice.tsx';
import { formatExamTime } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { SittingState } from './QuestionScreen.types.ts';
import { needsEndDialog, noCreditsId } from './sittingRules.ts';

type OutOfCreditsState = Extract<SittingState, { status: 'outOfCredits' }>;

/** No credit, and no question is open: when they come back. */
export function OutOfCredits({ state }: { state: OutOfCreditsState }) {
  const { sitting, message } = state;
  return (
    <>
      <VisuallyHidden as="h1">{sitting.modality.name}</VisuallyHidden>
      <CreditsNotice
        renewsInMinutes={sitting.credits?.renewsInMinutes ?? null}
        message={message ?? undefined}
        work={sitting.freeWork}
        progressHref={sitting.progressHref}
        pricingHref={sitting.pricingHref}
        isSecond={needsEndDialog(state)}
      />
    </>
  );
}

/** Why the open question cannot be answered now; it waits with its choice. */
export function NoCredits({ state: { sitting, message } }: { state: OutOfCreditsState }) {
  const { t, rich } = useWords();
  return (
    <Stack as="span" gap={0} id={noCreditsId}>
      <Text as="span" size="h3">
        {sitting.credits
          ? rich('common.creditsBack', { time: formatExamTime(sitting.credits.renewsInMinutes), m: marked })
          : t('common.creditsGone')}
      </Text>
      <Text as="span" size="body-s" tone="muted">
        {message ?? t('question.choiceWaits')} <Link href={sitting.pricingHref}>{t('common.creditsPlans')}</Link>
      </Text>
    </Stack>
  );
}
