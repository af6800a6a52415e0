import { ButtonLink } from '@prepar/ui/ButtonLink';
import { EmptyState } from '@prepar/ui/EmptyState';
import { Highlight } from '@prepar/ui/Highlight';
import { Page } from '@prepar/ui/Page';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import type { ReactNode } from 'react';
import { SheetFailed } from '../common/SheetFailed.tsx';
import { SheetLoading } from '../common/SheetLoading.tsx';
import { useWords } from '../common/words.tsx';
import { FailureText } from '../question/FailureText.tsx';
import { Deck } from './Deck.tsx';
import type { ReviewsActions, ReviewsState } from './ReviewsScreen.types.ts';

export interface ReviewsScreenProps {
  state: ReviewsState;
  actions: ReviewsActions;
}

/** What comes back to be remembered, and when. */
export function ReviewsScreen({ state, actions }: ReviewsScreenProps) {
  const { t } = useWords();
  return (
    <Page
      title={<Title state={state} />}
      subtitle={t('reviews.subtitle')}
      back={{ label: t('reviews.back'), href: state.practiceHref }}
    >
      <Content state={state} actions={actions} />
    </Page>
  );
}

function Title({ state }: { state: ReviewsState }): ReactNode {
  const { t, rich } = useWords();
  if (state.status !== 'ready') return t('reviews.title.plain');
  const count = state.deck.due.reduce((sum, due) => sum + due.count, 0);
  return count === 0 ? t('reviews.title.done') : rich('reviews.title.due', { count, m: mark });
}

const mark = (parts: ReactNode[]) => <Highlight>{parts}</Highlight>;

function Content({ state, actions }: ReviewsScreenProps): ReactNode {
  const { t } = useWords();
  switch (state.status) {
    case 'loading':
      return (
        <Sheet>
          <SheetLoading label={t('reviews.loading')} />
        </Sheet>
      );
    case 'failed':
      return (
        <Sheet>
          <SheetFailed title={t('reviews.failed')} onRetry={actions.retry}>
            <FailureText failure={state.failure} fallback="reviews.failedText" />
          </SheetFailed>
        </Sheet>
      );
    case 'empty':
      return (
        <Sheet>
          <SheetBody>
            <EmptyState
              level={2}
              title={t('reviews.empty.title')}
              action={<ButtonLink href={state.practiceHref}>{t('reviews.empty.action')}</ButtonLink>}
            >
              {t('reviews.empty.text')}
            </EmptyState>
          </SheetBody>
        </Sheet>
      );
    default:
      return <Deck deck={state.deck} />;
  }
}
