import { Button } from '@prepar/ui/Button';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { EmptyState } from '@prepar/ui/EmptyState';
import { Grid } from '@prepar/ui/Grid';
import { Highlight } from '@prepar/ui/Highlight';
import { Inline } from '@prepar/ui/Inline';
import { Page } from '@prepar/ui/Page';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import type { ReactNode } from 'react';
import { formatLongDay } from '../common/formats.ts';
import { SheetFailed } from '../common/SheetFailed.tsx';
import { useWords, type Words } from '../common/words.tsx';
import { edgeOf } from '../readiness/figures.ts';
import { DateSheet } from './DateSheet.tsx';
import { linesOf, writtenLow } from './lines.ts';
import { OutcomesSheet } from './OutcomesSheet.tsx';
import type { KnownPlan, PlanActions, PlanReady, PlanState } from './PlanScreen.types.ts';
import { PlanSheet } from './PlanSheet.tsx';

export interface PlanScreenProps {
  state: PlanState;
  actions: PlanActions;
  links: { progress: string };
}

/** When somebody sits an exam, how much practice a day that takes, and how earlier dates went. */
export function PlanScreen({ state, actions, links }: PlanScreenProps) {
  const words = useWords();
  const { t, tag } = words;
  const nearest = state.status === 'ready' && state.plan.kind === 'known' ? state.plan.nearest : null;
  return (
    <Page
      {...headOf(state, words)}
      back={{ label: t('common.progress'), href: links.progress }}
      {...(nearest !== null && {
        action: (
          <Inline stack="phone">
            <Button
              tone="secondary"
              onPress={() => actions.saveDate(nearest)}
              isDisabled={state.status === 'ready' && state.saving === 'running'}
            >
              {t('plan.nearest.action', { date: formatLongDay(nearest, tag) })}
            </Button>
          </Inline>
        ),
      })}
    >
      <Content state={state} actions={actions} />
    </Page>
  );
}

/** The answer, once there is one. */
function headOf(state: PlanState, words: Words) {
  const { t } = words;
  if (state.status === 'ready' && state.date !== null && state.plan.kind === 'known')
    return answerOf(state.plan, state.date, state.examCode, words);
  return {
    title: t('plan.title', { code: state.status === 'ready' ? state.examCode : '' }),
    ...((state.status !== 'ready' || state.date === null) && { subtitle: t('plan.subtitle') }),
  };
}

/** Questions a day, or that none are needed, or that no number of them is enough. */
function answerOf(plan: KnownPlan, day: string, code: string, { t, rich, tag }: Words) {
  const { perDay, planned: most, nearest, days, cut } = plan;
  const date = formatLongDay(day, tag);
  const from = writtenLow(days[0]?.planned ?? 0);
  const to = writtenLow(days.at(-1)?.planned ?? 0);
  if (!perDay) {
    const later =
      nearest === null ? t('plan.nearest.none') : t('plan.nearest', { date: formatLongDay(nearest, tag), most });
    return {
      title: t('plan.outOfReach.title', { date, most }),
      subtitle: `${t('plan.outOfReach.text', { from, to })} ${later}`,
    };
  }
  if (perDay.value === 0)
    return {
      title: t('plan.reached.title', { edge: edgeOf(from, cut) }),
      subtitle: t('plan.reached.text', {
        lines: linesOf(plan),
        date,
        to,
        pace: writtenLow(days.at(-1)?.atPace ?? 0),
      }),
    };
  return {
    title: rich('plan.headline', { date, count: perDay.value, mark: highlight }),
    subtitle: t('plan.headline.text', { code }),
  };
}

const highlight = (parts: ReactNode[]) => <Highlight>{parts}</Highlight>;

function Content({ state, actions }: Pick<PlanScreenProps, 'state' | 'actions'>) {
  const { t } = useWords();
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={t('plan.loading')}>
          <SkeletonBlock height="l" />
        </Skeleton>
      );
    case 'failed':
      return (
        <Sheet>
          <SheetFailed title={t('plan.failed')} onRetry={actions.retry} />
        </Sheet>
      );
    case 'nothing':
      return (
        <Sheet>
          <SheetBody>
            <EmptyState
              level={2}
              title={t('plan.nothing')}
              action={<ButtonLink href={state.practiceHref}>{t('plan.nothing.action')}</ButtonLink>}
            >
              {t('plan.nothing.text')}
            </EmptyState>
          </SheetBody>
        </Sheet>
      );
    default:
      return (
        <>
          <Parts state={state} actions={actions} />
          {state.outcomes.length > 0 && <OutcomesSheet state={state} actions={actions} />}
        </>
      );
  }
}

/** The plan beside the date. It comes first, so that nobody on a phone looks for it below the calendar. */
function Parts({ state, actions }: { state: PlanReady; actions: PlanActions }) {
  return (
    <Grid columns="7+5">
      <PlanSheet state={state} actions={actions} />
      <DateSheet state={state} actions={actions} />
    </Grid>
  );
}
