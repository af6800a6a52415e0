import { Button } from '@prepar/ui/Button';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { type ReactNode, useId } from 'react';
import { useWords } from '../common/words.tsx';

export interface SoonButtonProps {
  children: ReactNode;
  fullWidth?: boolean;
}

/** A button of an offer that is not for sale yet: it can be reached, does nothing, and the words below it say why. */
export function SoonButton({ children, fullWidth = false }: SoonButtonProps) {
  const { t } = useWords();
  const soon = useId();
  return (
    <Stack gap={1}>
      <Button tone="secondary" fullWidth={fullWidth} describedBy={soon}>
        {children}
      </Button>
      <Text id={soon} size="caption" tone="muted" align="center">
        {t('pricing.soon')}
      </Text>
    </Stack>
  );
}
