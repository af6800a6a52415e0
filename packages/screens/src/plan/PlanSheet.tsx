import { Button } from '@prepar/ui/Button';
import { Callout } from '@prepar/ui/Callout';
import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Inline } from '@prepar/ui/Inline';
import { RetryButton } from '@prepar/ui/RetryButton';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatLongDay, formatNumber } from '../common/formats.ts';
import { strong } from '../common/strong.tsx';
import { useWords } from '../common/words.tsx';
import { PlanPlot } from './PlanPlot.tsx';
import type { KnownPlan, PlanActions, PlanReady } from './PlanScreen.types.ts';

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
  const { plan, date, saving } = state;
  switch (plan.kind) {
    case 'loading':
      return (
        <Skeleton label={t('plan.loading')}>
          <SkeletonBlock height="m" />
        </Skeleton>
      );
    case 'failed':
      return (
        <Callout
          tone="danger"
          live="status"
          action={
            <RetryButton size="s" onPress={actions.retry}>
              {t('common.retry')}
            </RetryButton>
          }
        >
          {t('plan.failed')}
        </Callout>
      );
    case 'known':
      return <Known plan={plan} date={date ?? ''} isSaving={saving === 'running'} onChange={actions.saveDate} />;
    default:
      return (
        <Stack gap={4}>
          <Text>{rich(`plan.${plan.kind}`, { b: strong })}</Text>
          {plan.kind === 'passed' && (
            <Inline stack="phone">
              <Button onPress={() => actions.askOutcome(date ?? '')}>{t('plan.outcome.tell')}</Button>
            </Inline>
          )}
        </Stack>
      );
  }
}

interface KnownProps {
  plan: KnownPlan;
  date: string;
  isSaving: boolean;
  onChange: (date: string) => void;
}

function Known({ plan, date, isSaving, onChange }: KnownProps) {
  const { t, tag } = useWords();
  const { perDay, pace, daysLeft, nearest } = plan;
  const written = (pace: number) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(pace);
  const range = ({ low, high }: NonNullable<KnownPlan['perDay']>) =>
    high === null ? t('plan.perDay.open', { low }) : t('plan.perDay.range', { low, high });
  return (
    <Stack gap={4}>
      <Text>
        <Conclusion plan={plan} date={date} />
      </Text>
      {nearest !== null && (
        <Inline stack="phone">
          <Button tone="secondary" onPress={() => onChange(nearest)} isDisabled={isSaving}>
            {t('plan.nearest.action', { date: formatLongDay(nearest, tag) })}
          </Button>
        </Inline>
      )}
      <PlanPlot plan={plan} />
      <DescriptionList
        layout="ruled"
        items={[
          {
            term: t('plan.perDay'),
            value: perDay ? `${formatNumber(perDay.value, tag)}, ${range(perDay)}` : t('plan.perDay.none'),
          },
          { term: t('plan.pace'), value: `${written(pace)}, ${t('plan.pace.days')}` },
          { term: t('plan.left'), value: formatNumber(daysLeft, tag) },
        ]}
      />
      <Text size="body-s" tone="muted">
        {t('plan.assumed')}
      </Text>
    </Stack>
  );
}

function Conclusion({ plan: { perDay, planned, nearest, days }, date }: Pick<KnownProps, 'plan' | 'date'>) {
  const { t, rich, tag } = useWords();
  if (perDay) {
    if (perDay.value === 0) return rich('plan.reached', { b: strong });
    return rich('plan.reachable', { date: formatLongDay(date, tag), count: perDay.value, b: strong });
  }
  return (
    <>
      {rich('plan.outOfReach', {
        date: formatLongDay(date, tag),
        most: planned,
        from: Math.floor(days[0]?.planned ?? 0),
        to: Math.floor(days.at(-1)?.planned ?? 0),
        b: strong,
      })}{' '}
      {nearest === null ? t('plan.nearest.none') : t('plan.nearest', { date: formatLongDay(nearest, tag) })}
    </>
  );
}
