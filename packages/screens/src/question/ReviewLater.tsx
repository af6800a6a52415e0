import { Button } from '@prepar/ui/Button';
import { Inline } from '@prepar/ui/Inline';
import { LiveRegion } from '@prepar/ui/LiveRegion';
import { Text } from '@prepar/ui/Text';
import { Repeat2 } from 'lucide-react';
import { useWords } from '../common/words.tsx';
import { useLaterKey } from './useLaterKey.ts';

/** What became of the wish: nothing was wished yet, it is on its way, or what holds now. */
export type ReviewWishState = 'open' | 'saving' | 'wanted' | 'dropped' | 'failed';

export interface ReviewLaterProps {
  state: ReviewWishState;
  /** Whether it comes back for review by itself, or came back: then no more of it can be wished. */
  isInDeck: boolean;
  /** Whether R does the same. Default false. */
  hasKey?: boolean;
  onWish: (isWanted: boolean) => void;
}

/** Brings the fact of an answered question back tomorrow; one that came back for review, or will anyway, can be let go for good. */
export function ReviewLater({ state, isInDeck, hasKey = false, onWish }: ReviewLaterProps) {
  const { t } = useWords();
  const wants = isInDeck && state !== 'dropped' ? false : state !== 'wanted';
  const became = state === 'dropped' || state === 'failed' ? t(`question.later.${state}`) : null;
  const told = state === 'wanted' ? t('question.later.wanted', { days: 1 }) : became;
  useLaterKey(hasKey && state !== 'saving', () => onWish(wants));
  return (
    <Inline gap={3}>
      <Button
        tone="ghost"
        icon={Repeat2}
        onPress={() => onWish(wants)}
        isPending={state === 'saving'}
        pendingLabel={t('question.later.saving')}
      >
        {t(wants ? 'question.later.want' : 'question.later.drop')}
      </Button>
      <LiveRegion>
        {told !== null && (
          <Text as="span" size="body-s" tone="muted">
            {told}
          </Text>
        )}
      </LiveRegion>
    </Inline>
  );
}
