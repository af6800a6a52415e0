import { Button } from '@prepar/ui/Button';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { FailedPart } from '../common/FailedPart.tsx';
import { strong } from '../common/strong.tsx';
import { useWords } from '../common/words.tsx';
import { KnownPlanPart } from './KnownPlanPart.tsx';
import type { PlanActions, PlanReady } from './PlanScreen.types.ts';

interface PlanSheetProps {
  state: PlanReady;
  actions: PlanActions;
}

/** How many questions a day the date takes, or why that is not said. */
export function PlanSheet({ state, actions }: PlanSheetProps) {
  const { t } = useWords();
  const { plan } = state;
  return (
    <Sheet
      title={t('plan.plan')}
      {...(plan.kind === 'known' && {
        action: (
          <Text as="span" size="body-s" tone="muted">
            {t('plan.plan.unit')}
          </Text>
        ),
      })}
    >
      <SheetBody>
        <Content state={state} actions={actions} />
      </SheetBody>
    </Sheet>
  );
}

function Content({ state, actions }: PlanSheetProps) {
  const { t, rich } = useWords();
  const { plan, date, practiceHref } = state;
  switch (plan.kind) {
    case 'loading':
      return (
        <Skeleton label={t('plan.loading')}>
          <SkeletonBlock height="m" />
        </Skeleton>
      );
    case 'failed':
      return <FailedPart onRetry={actions.retry}>{t('plan.failed')}</FailedPart>;
    case 'known':
      return <KnownPlanPart state={state} plan={plan} actions={actions} />;
    default:
      return (
        <Stack gap={4}>
          <Text>{rich(`plan.${plan.kind}`, { b: strong })}</Text>
          {plan.kind === 'passed' && (
            <Inline stack="phone">
              <Button onPress={() => actions.askOutcome(date ?? '')}>{t('plan.outcome.tell')}</Button>
            </Inline>
          )}
          {plan.kind === 'insufficient' && (
            <Inline stack="phone">
              <ButtonLink href={practiceHref}>{t('plan.insufficient.action')}</ButtonLink>
            </Inline>
          )}
        </Stack>
      );
  }
}
