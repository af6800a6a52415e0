import { Button } from '@prepar/ui/Button';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { FailedPart } from '../common/FailedPart.tsx';
import { StartOrWait } from '../common/StartOrWait.tsx';
import { strong } from '../common/strong.tsx';
import { useWords } from '../common/words.tsx';
import { firstEstimate } from '../readiness/figures.ts';
import { KnownPlanPart } from './KnownPlanPart.tsx';
import type { KnownPlan, PlanActions, PlanReady, PlanView } from './PlanScreen.types.ts';

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
      {plan.kind === 'known' ? (
        <KnownPlanPart state={state} plan={plan} actions={actions} />
      ) : (
        <SheetBody>
          <NoPlan state={state} plan={plan} actions={actions} />
        </SheetBody>
      )}
    </Sheet>
  );
}

function NoPlan({ state, plan, actions }: PlanSheetProps & { plan: Exclude<PlanView, KnownPlan> }) {
  const { t, rich } = useWords();
  const { date, start, answers } = state;
  const missing = plan.kind === 'none' || plan.kind === 'insufficient' ? firstEstimate.answers - answers : 0;
  switch (plan.kind) {
    case 'loading':
      return (
        <Skeleton label={t('plan.loading')}>
          <SkeletonBlock height="m" />
        </Skeleton>
      );
    case 'failed':
      return <FailedPart onRetry={actions.retry}>{t('plan.failed')}</FailedPart>;
    default:
      return (
        <Stack gap={4}>
          <Text>
            {missing > 0
              ? rich('plan.missing', { count: missing, b: strong })
              : rich(`plan.${plan.kind}`, { b: strong })}
          </Text>
          {plan.kind === 'passed' && (
            <Inline stack="phone">
              <Button onPress={() => actions.askOutcome(date ?? '')}>{t('plan.outcome.tell')}</Button>
            </Inline>
          )}
          {(missing > 0 || plan.kind === 'insufficient') && (
            <StartOrWait start={start} tone={plan.kind === 'none' ? 'secondary' : 'primary'}>
              {t('plan.insufficient.action')}
            </StartOrWait>
          )}
        </Stack>
      );
  }
}
