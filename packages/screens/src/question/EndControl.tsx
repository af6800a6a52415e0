import { Button } from '@prepar/ui/Button';
import { IconButton } from '@prepar/ui/IconButton';
import { Inline } from '@prepar/ui/Inline';
import { Show } from '@prepar/ui/Show';
import { Text } from '@prepar/ui/Text';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import type { Sitting } from './QuestionScreen.types.ts';

export interface EndControlProps {
  sitting: Sitting;
  onEnd: () => void;
}

/** The credits that are left, and the way out. On narrow windows the way out alone, as an icon. */
export function EndControl({ sitting: { credits, isEnding }, onEnd }: EndControlProps) {
  const { t, rich } = useWords();
  return (
    <>
      <Show from="lg">
        <Inline gap={4} wrap={false}>
          {credits !== null && (
            <Text as="span" size="body-s" tone="muted" wrap="none">
              {rich('question.credits', { count: credits, b: strong })}
            </Text>
          )}
          <Button size="s" tone="secondary" icon={LogOut} onPress={onEnd} isPending={isEnding} pendingLabel={t('question.ending')}>
            {t('question.end')}
          </Button>
        </Inline>
      </Show>
      <Show until="lg">
        <IconButton label={t('question.end')} icon={LogOut} tone="secondary" onPress={onEnd} isDisabled={isEnding} />
      </Show>
    </>
  );
}

const strong = (parts: ReactNode[]) => (
  <Text as="strong" size="inherit" weight="strong" numeric>
    {parts}
  </Text>
);
