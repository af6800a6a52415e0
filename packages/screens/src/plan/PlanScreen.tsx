import { ButtonLink } from '@prepar/ui/ButtonLink';
import { EmptyState } from '@prepar/ui/EmptyState';
import { Grid } from '@prepar/ui/Grid';
import { Highlight } from '@prepar/ui/Highlight';
import { Page } from '@prepar/ui/Page';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import type { ReactNode } from 'react';
import { formatLongDay } from '../common/formats.ts';
import { SheetFailed } from '../common/SheetFailed.tsx';
import { useWords, type Words } from '../common/words.tsx';
import { DateSheet } from './DateSheet.tsx';
import { OutcomesSheet } from './OutcomesSheet.tsx';
import type { PlanActions, PlanState } from './PlanScreen.types.ts';
import { PlanSheet } from './PlanSheet.tsx';

export interface PlanScreenProps {
  state: PlanState;
  actions: PlanActions;
  links: { progress: string };
}

/** When somebody sits an exam, how much practice a day that takes, and how earlier dates went. */
export function PlanScreen({ state, actions, links }: PlanScreenProps) {
  const words = useWords();
  const { t } = words;
  return (
    <Page {...headOf(state, words)} back={{ label: t('plan.back'), href: links.progress }}>
      <Content state={state} actions={actions} />
    </Page>
  );
}

/** The answer, once there is one. */
function headOf(state: PlanState, { t, rich, tag }: Words) {
  const code = state.status === 'ready' ? state.examCode : '';
  if (state.status === 'ready' && state.date !== null && state.plan.kind === 'known' && state.plan.perDay?.value)
    return {
      title: rich('plan.headline', {
        date: formatLongDay(state.date, tag),
        count: state.plan.perDay.value,
        mark: highlight,
      }),
      subtitle: t('plan.headline.text', { code }),
    };
  return { title: t('plan.title', { code }), subtitle: t('plan.subtitle') };
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
          <Grid columns="5+7">
            <DateSheet key={state.date} state={state} actions={actions} />
            <PlanSheet state={state} actions={actions} />
          </Grid>
          {state.outcomes.length > 0 && <OutcomesSheet state={state} actions={actions} />}
        </>
      );
  }
}
