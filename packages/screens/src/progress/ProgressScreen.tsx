import { ButtonLink } from '@prepar/ui/ButtonLink';
import { EmptyState } from '@prepar/ui/EmptyState';
import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { Page } from '@prepar/ui/Page';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { useWords } from '../common/words.tsx';
import { ProgressReady } from './ProgressReady.tsx';
import type { ProgressActions, ProgressLinks, ProgressSlots, ProgressState } from './ProgressScreen.types.ts';
import { ProgressSkeleton } from './ProgressSkeleton.tsx';
import { formatWeek } from './weeks.ts';

export interface ProgressScreenProps {
  state: ProgressState;
  actions: ProgressActions;
  links: ProgressLinks;
  slots?: ProgressSlots;
}

/** The week, the last four weeks, and the figures of every exam that the learner is enrolled in. */
export function ProgressScreen({ state, actions, links, slots }: ProgressScreenProps) {
  const { t, tag } = useWords();
  const week =
    state.status === 'ready' && state.week !== 'loading' ? formatWeek(state.week.startsOn, 'long', tag) : null;
  return (
    <Page
      title={t('common.progress')}
      subtitle={week === null ? t('progress.subtitle') : t('progress.thisWeek', { week })}
      action={
        <Inline gap={5}>
          {state.status !== 'empty' && (
            <Link href={links.answers} standalone>
              {t('progress.answers')}
            </Link>
          )}
          <Link href={links.certificates} standalone>
            {t('progress.certificates')}
          </Link>
        </Inline>
      }
    >
      <Content state={state} actions={actions} links={links} {...(slots && { slots })} />
    </Page>
  );
}

function Content({ state, actions, links, slots }: ProgressScreenProps) {
  const { t } = useWords();
  switch (state.status) {
    case 'loading':
      return <ProgressSkeleton />;
    case 'empty':
      return (
        <Sheet>
          <SheetBody>
            <EmptyState
              level={2}
              title={t('progress.empty.title')}
              action={<ButtonLink href={links.practice}>{t('progress.empty.action')}</ButtonLink>}
            >
              {t('progress.empty.text')}
            </EmptyState>
          </SheetBody>
        </Sheet>
      );
    default:
      return <ProgressReady state={state} actions={actions} readiness={slots?.readiness} />;
  }
}
