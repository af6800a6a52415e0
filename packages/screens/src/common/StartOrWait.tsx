import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Inline } from '@prepar/ui/Inline';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { formatExamTime } from './formats.ts';
import { FreeWork, type FreeWorkView, hasFreeWork } from './FreeWork.tsx';
import { useWords } from './words.tsx';

/** Where questions are answered; without credits, when they come back and what can be done until then. */
export type StartView = { href: string } | { renewsInMinutes: number; work: FreeWorkView };

export interface StartOrWaitProps {
  start: StartView;
  tone: 'primary' | 'secondary';
  /** The words of the button that leads to questions. */
  children: ReactNode;
}

/** The way to questions, or to what costs nothing while there is no credit for one. */
export function StartOrWait({ start, tone, children }: StartOrWaitProps) {
  const { rich } = useWords();
  if ('href' in start)
    return (
      <Inline stack="phone">
        <ButtonLink href={start.href} tone={tone}>
          {children}
        </ButtonLink>
      </Inline>
    );
  const time = formatExamTime(start.renewsInMinutes);
  return (
    <Stack gap={3}>
      <Text size="label">{rich('common.creditsBack', { time, m: (parts) => parts })}</Text>
      {hasFreeWork(start.work) && (
        <Inline stack="phone">
          <FreeWork work={start.work} tone={tone} />
        </Inline>
      )}
    </Stack>
  );
}
