import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatExamTime } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';

export interface StartTrainingProps {
  href: string;
  /** As in the state: without credits their return stands in place of the way to questions. */
  renewsInMinutes: number | null;
  /** What can be read again until then. */
  missedHref?: string | null;
  /** As wide as its container. Default false. */
  fullWidth?: boolean;
  /** The words of the button. */
  children: ReactNode;
}

/** The one primary button of the page. */
export function StartTraining({ href, renewsInMinutes, missedHref = null, fullWidth, children }: StartTrainingProps) {
  const { t, rich } = useWords();
  if (renewsInMinutes !== null) {
    return (
      <Stack gap={3}>
        <Text size="label">
          {rich('common.creditsBack', { time: formatExamTime(renewsInMinutes), m: (parts) => parts })}
        </Text>
        {missedHref !== null && (
          <ButtonLink href={missedHref} {...(fullWidth && { fullWidth })}>
            {t('common.free.missed')}
          </ButtonLink>
        )}
      </Stack>
    );
  }
  return (
    <ButtonLink href={href} icon={Play} {...(fullWidth && { fullWidth })}>
      {children}
    </ButtonLink>
  );
}
