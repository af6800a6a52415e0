import { Link } from '@prepar/ui/Link';
import { SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { type Stat, StatStrip } from '@prepar/ui/StatStrip';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { formatNumber, formatStudyTime } from '../common/formats.ts';
import { freeCredits } from '../common/freeCredits.ts';
import { minutesPerQuestion } from '../common/minutesPerQuestion.ts';
import { strong } from '../common/strong.tsx';
import { useWords, type Words } from '../common/words.tsx';
import { writtenLow } from './lines.ts';
import { GoalPart } from './GoalPart.tsx';
import { PlanPlot } from './PlanPlot.tsx';
import type { KnownPlan, PlanActions, PlanReady } from './PlanScreen.types.ts';

interface KnownPlanPartProps {
  state: PlanReady;
  plan: KnownPlan;
  actions: Pick<PlanActions, 'saveGoal'>;
}

/** The way to the cut in figures, and what to do about it. The answer stands in the title of the page. */
export function KnownPlanPart({ state, plan, actions }: KnownPlanPartProps) {
  const words = useWords();
  const { t } = words;
  const { perDay } = plan;
  return (
    <>
      <SheetBody>
        <PlanPlot plan={plan} />
      </SheetBody>
      <StatStrip label={t('plan.figures')} stats={figures(plan, state, words)} frame="none" />
      <SheetFoot>
        <Stack gap={4}>
          <Text size="body-s" tone="muted">
            <Pace plan={plan} /> {t('plan.assumed')}
          </Text>
          {perDay !== null && perDay.value > 0 && state.goal && (
            <GoalPart perDay={perDay.value} goal={state.goal} onSave={actions.saveGoal} />
          )}
        </Stack>
      </SheetFoot>
    </>
  );
}

/** Credits until the exam where they are worth knowing, else the days. No number a day where none is needed. */
function figures(
  { perDay, pace, planned, daysLeft }: KnownPlan,
  { credits, pricingHref }: PlanReady,
  { t, rich, tag }: Words,
): Stat[] {
  const number = (value: number) => formatNumber(value, tag);
  const atPace = {
    label: t('plan.pace'),
    value: new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(pace),
    note: t('plan.pace.days'),
  };
  const left = { label: t('plan.left'), value: number(daysLeft) };
  if (perDay?.value === 0) return [atPace, left];
  const wanted = (perDay?.value ?? 0) * daysLeft;
  const have = (credits ?? 0) + freeCredits * (daysLeft - 1);
  const packs = (parts: ReactNode[]) => <Link href={pricingHref}>{parts}</Link>;
  return [
    perDay
      ? {
          label: t('plan.perDay'),
          value: number(perDay.value),
          note: (
            <>
              {t('plan.perDay.time', { time: formatStudyTime((perDay.value * minutesPerQuestion) / 60) })}
              <br />
              {perDay.high === null
                ? t('plan.perDay.open', { low: perDay.low })
                : t('plan.perDay.range', { low: perDay.low, high: perDay.high })}
            </>
          ),
        }
      : { label: t('plan.perDay'), value: `> ${number(planned)}`, note: t('plan.perDay.none') },
    atPace,
    perDay
      ? {
          label: t('plan.credits'),
          value: number(wanted),
          ...(credits !== null && {
            note: (
              <>
                {t('plan.credits.have', { all: number(have), free: freeCredits })}
                {have < wanted && (
                  <>
                    <br />
                    {rich('plan.credits.missing', {
                      count: wanted - have,
                      perDay: Math.floor(have / daysLeft),
                      packs,
                    })}
                  </>
                )}
              </>
            ),
          }),
        }
      : left,
  ];
}

/** How far the present pace is from the one of the plan, and where it leads. */
function Pace({ plan: { perDay, pace, days, cut } }: { plan: KnownPlan }) {
  const { rich } = useWords();
  if (!perDay?.value) return null;
  const missing = perDay.value - pace;
  const atPace = days.at(-1)?.atPace ?? 0;
  return missing > 0 && atPace < cut
    ? rich('plan.pace.missing', {
        count: Math.max(1, Math.round(missing)),
        pace: writtenLow(atPace),
        b: strong,
      })
    : rich('plan.pace.enough', { b: strong });
}
