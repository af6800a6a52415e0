import { Highlight } from '@prepar/ui/Highlight';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { formatStudyTime } from './formats.ts';
import { useWords } from './words.tsx';

export interface CreditsNoticeProps {
  /** Minutes until today's free credits come back, whole and at least 1; null while that is not known. */
  renewsInMinutes: number | null;
  /** The sentence of the server that refused an answer; without one, what a credit is for. */
  message?: string | undefined;
  /** Links to what can be done without credits, and to more of them. */
  children: ReactNode;
}

/** No credit is left: when they come back, and what can be done until then. The same on every page that leads to questions. */
export function CreditsNotice({ renewsInMinutes, message, children }: CreditsNoticeProps) {
  const { t, rich } = useWords();
  const title =
    renewsInMinutes === null
      ? t('common.creditsGone')
      : rich('common.creditsBack', { time: formatStudyTime(renewsInMinutes / 60), m: marked });
  return (
    <Sheet title={title} titleSize="h2">
      <SheetBody>
        <Stack>
          <Text tone="muted" measure="reading">
            {message ?? t('common.creditsBackText')}
          </Text>
          <Inline stack="phone">{children}</Inline>
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

const marked = (parts: ReactNode[]) => (
  <Highlight>
    <Text as="span" size="inherit" tone="inherit" wrap="none">
      {parts}
    </Text>
  </Highlight>
);
