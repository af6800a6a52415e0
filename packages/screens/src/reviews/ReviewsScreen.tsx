import { Highlight } from '@prepar/ui/Highlight';
import { Page } from '@prepar/ui/Page';
import type { ReactNode } from 'react';
import { CreditsNotice } from '../common/CreditsNotice.tsx';
import { useWords } from '../common/words.tsx';
import { ListStandIn } from '../question/ListStandIn.tsx';
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
      back={{ label: t('common.practice'), href: state.practiceHref }}
    >
      {state.status === 'ready' ? (
        <Deck deck={state.deck} spent={state.spent} practiceHref={state.practiceHref} />
      ) : state.status === 'empty' && state.spent ? (
        <CreditsNotice {...state.spent} />
      ) : (
        <ListStandIn of="reviews" state={state} onRetry={actions.retry} />
      )}
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
