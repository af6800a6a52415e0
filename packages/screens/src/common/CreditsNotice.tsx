import { ButtonLink } from '@prepar/ui/ButtonLink';
import { Highlight } from '@prepar/ui/Highlight';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { formatExamTime } from './formats.ts';
import { FreeWork, type FreeWorkView, hasFreeWork } from './FreeWork.tsx';
import { useWords } from './words.tsx';

export interface CreditsNoticeProps {
  /** Minutes until today's free credits come back, whole and at least 1; null while that is not known. */
  renewsInMinutes: number | null;
  /** The sentence of the server that refused an answer; without one, what a credit is for. */
  message?: string | undefined;
  /** What can be done without credits. */
  work: FreeWorkView;
  /** Stands in for free work where there is none. */
  progressHref: string;
  pricingHref: string;
  /** Whether something before it is the main action. Default false. */
  isSecond?: boolean;
  /** Another way on, beside those. */
  children?: ReactNode;
}

/** No credit is left: when they come back, and what can be done until then. The same on every page that leads to questions. */
export function CreditsNotice({
  renewsInMinutes,
  message,
  work,
  progressHref,
  pricingHref,
  isSecond = false,
  children,
}: CreditsNoticeProps) {
  const { t, rich } = useWords();
  const tone = isSecond ? 'secondary' : 'primary';
  const isFree = hasFreeWork(work);
  const title =
    renewsInMinutes === null
      ? t('common.creditsGone')
      : rich('common.creditsBack', { time: formatExamTime(renewsInMinutes), m: marked });
  return (
    <Sheet title={title} titleSize="h2">
      <SheetBody>
        <Stack>
          <Text tone="muted" measure="reading">
            {message ?? t('common.creditsBackText')} {isFree && t('common.free.text')}
          </Text>
          <Inline stack="phone">
            {isFree ? (
              <FreeWork work={work} tone={tone} />
            ) : (
              <ButtonLink href={progressHref} tone={tone}>
                {t('common.creditsProgress')}
              </ButtonLink>
            )}
            {children}
            <ButtonLink href={pricingHref} tone="ghost">
              {t('common.creditsPlans')}
            </ButtonLink>
          </Inline>
        </Stack>
      </SheetBody>
    </Sheet>
  );
}

/** The tag `<m>` of a message: the time that one waits for. */
export const marked = (parts: ReactNode[]) => (
  <Highlight>
    <Text as="span" size="inherit" tone="inherit" wrap="none">
      {parts}
    </Text>
  </Highlight>
);
