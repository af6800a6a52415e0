import { Button } from '@prepar/ui/Button';
import { Inline } from '@prepar/ui/Inline';
import { Show } from '@prepar/ui/Show';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import type { Sitting } from './QuestionScreen.types.ts';

export interface EndControlProps {
  sitting: Sitting;
  /** Whether there is nothing to stop: then it is a way back. */
  isBack: boolean;
  onEnd: () => void;
}

/** The credits that are left, which narrow windows show below the exam, and the way out. */
export function EndControl({ sitting: { credits, isEnding }, isBack, onEnd }: EndControlProps) {
  const { t, rich } = useWords();
  return (
    <Inline gap={4} wrap={false}>
      {credits !== null && (
        <Show from="lg">
          <Text as="span" size="body-s" tone="muted" wrap="none">
            {rich('question.credits', { count: credits.left, b: strong })}
          </Text>
        </Show>
      )}
      <Button size="s" tone="secondary" onPress={onEnd} isDisabled={isEnding}>
        {t(isBack ? 'common.back' : 'question.end')}
      </Button>
    </Inline>
  );
}

const strong = (parts: ReactNode[]) => (
  <Text as="strong" size="inherit" weight="strong" numeric>
    {parts}
  </Text>
);
