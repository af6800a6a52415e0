import { RotateCcw } from 'lucide-react';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Inline } from '@prepar/ui/Inline';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import type { MissedView } from './answers.types.ts';

export interface PractiseMissedProps {
  missed: MissedView;
  tone: 'primary' | 'secondary';
}

/** Leads to the concepts that were missed, asked in other words, and says what that costs. Without credits there is reading only. */
export function PractiseMissed({ missed: { count, wrong, creditsLeft, href }, tone }: PractiseMissedProps) {
  const { t } = useWords();
  if (creditsLeft === 0) {
    return (
      <Text size="body-s" tone="muted" measure="reading">
        {t('answers.missed.noCredits', { count })}
      </Text>
    );
  }
  return (
    <Stack gap={1}>
      <Inline stack="phone">
        <ButtonLink href={href} size="l" tone={tone} icon={RotateCcw}>
          {t('answers.missed.action', { count })}
        </ButtonLink>
      </Inline>
      <Text size="caption" tone="muted">
        {wrong > count && t('answers.missed.of', { count, wrong })}{' '}
        {creditsLeft !== null && creditsLeft < count
          ? t('answers.missed.costsMore', { count, left: creditsLeft })
          : t('answers.missed.costs', { count })}
      </Text>
    </Stack>
  );
}
