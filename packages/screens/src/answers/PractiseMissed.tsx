import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Inline } from '@prepar/ui/Inline';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { useWords } from '../common/words.tsx';
import type { MissedView } from './answers.types.ts';

/** Leads to the concepts that were missed, asked in other words, and says what that costs. Without credits there is reading only. */
export function PractiseMissed({ missed: { count, wrong, creditsLeft, href } }: { missed: MissedView }) {
  const { t } = useWords();
  if (creditsLeft === 0) {
    return (
      <Text size="body-s" tone="muted" measure="reading">
        {t('answers.missed.noCredits', { count })}
      </Text>
    );
  }
  return (
    <WayOn
      href={href}
      note={
        <>
          {wrong !== null && wrong > count && t('answers.missed.of', { count, wrong })}{' '}
          {creditsLeft !== null && creditsLeft < count
            ? t('answers.missed.costsMore', { count, left: creditsLeft })
            : t('answers.missed.costs', { count })}
        </>
      }
    >
      {t(wrong === null ? 'answers.missed.rest' : 'answers.missed.action', { count })}
    </WayOn>
  );
}

export interface WayOnProps {
  href: string;
  /** What it takes. */
  note: ReactNode;
  /** Default primary. */
  tone?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A way on, with what it takes below. */
export function WayOn({ href, note, tone, children }: WayOnProps) {
  return (
    <Stack gap={1}>
      <Inline stack="phone">
        <ButtonLink href={href} size="l" {...(tone && { tone })}>
          {children}
        </ButtonLink>
      </Inline>
      <Text size="caption" tone="muted" measure="note">
        {note}
      </Text>
    </Stack>
  );
}
