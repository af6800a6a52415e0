import { Button } from '@prepar/ui/Button';
import { Callout } from '@prepar/ui/Callout';
import { Divider } from '@prepar/ui/Divider';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useId } from 'react';
import { localeTags } from '../common/locales.ts';
import { useWords } from '../common/words.tsx';
import { FailureText } from './FailureText.tsx';
import type { Again } from './QuestionScreen.types.ts';
import { RetoldText } from './RetoldText.tsx';

export interface ExplainAgainProps {
  again: Again;
  /** Letters of the right options. */
  right: string;
  onAsk: () => void;
}

/** The way to an explanation in other words, then the explanation, which takes the focus. */
export function ExplainAgain({ again, right, onAsk }: ExplainAgainProps) {
  const { t } = useWords();
  const titleId = useId();
  if (again.status === 'told')
    return (
      <FocusTarget of={again.text} labelledBy={titleId}>
        <Stack gap={2}>
          <Divider />
          <Text size="label" id={titleId}>
            {t('question.again.title')}
          </Text>
          <div lang={localeTags[again.locale]}>
            <RetoldText text={again.text} right={right} />
          </div>
          <Text size="caption" tone="muted">
            {t(`question.again.${again.source}`)}
          </Text>
        </Stack>
      </FocusTarget>
    );
  return (
    <Stack gap={3}>
      <div>
        <Button
          tone="secondary"
          isPending={again.status === 'asking'}
          pendingLabel={t('question.again.asking')}
          onPress={onAsk}
        >
          {t('question.again.ask')}
        </Button>
      </div>
      {again.status === 'failed' && (
        <Callout tone="danger" live="alert">
          <FailureText failure={again.failure} fallback="question.again.failed" />
        </Callout>
      )}
    </Stack>
  );
}
