import { ButtonLink } from '@prepar/ui/ButtonLink';
import { EmptyState } from '@prepar/ui/EmptyState';
import { ErrorState } from '@prepar/ui/ErrorState';
import { Highlight } from '@prepar/ui/Highlight';
import { Page } from '@prepar/ui/Page';
import { RetryButton } from '@prepar/ui/RetryButton';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock, SkeletonLine } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import type { ReactNode } from 'react';
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
          <SheetBody>
            <Skeleton label={t('reviews.loading')}>
              <Stack gap={5}>
                <SkeletonLine size="stat" width="3/5" />
                <SkeletonBlock height="m" />
                <SkeletonBlock height="l" />
              </Stack>
            </Skeleton>
          </SheetBody>
        </Sheet>
      );
    case 'failed':
      return (
        <Sheet>
          <SheetBody>
            <ErrorState
              level={2}
              title={t('reviews.failed')}
              action={<RetryButton onPress={actions.retry}>{t('reviews.retry')}</RetryButton>}
            >
              <FailureText failure={state.failure} fallback="reviews.failedText" />
            </ErrorState>
          </SheetBody>
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
