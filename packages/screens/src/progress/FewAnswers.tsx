import { AnswerBubbles } from '@prepar/ui/AnswerBubbles';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import { firstReading } from './firstReading.ts';
import type { FewAnswersView } from './ProgressScreen.types.ts';
import { StartTraining } from './StartTraining.tsx';

export interface FewAnswersProps {
  few: FewAnswersView;
  renewsInMinutes: number | null;
}

/** How many answers are missing until they say something, and where to give them. */
export function FewAnswers({ few: { right, wrong, startHref }, renewsInMinutes }: FewAnswersProps) {
  const { t } = useWords();
  const title = t('progress.few.title', { count: firstReading - right - wrong });
  return (
    <Sheet label={title}>
      <SheetBody>
        <Inline gap={8} stack="phone" wrap={false}>
          <AnswerBubbles
            right={right}
            wrong={wrong}
            of={firstReading}
            label={t('progress.few.bubbles', { count: right + wrong, all: firstReading, right, wrong })}
          />
          <Stack gap={4}>
            <Stack gap={1}>
              <Heading level={2} size="h1">
                {title}
              </Heading>
              <Text tone="muted" measure="caption">
                {t('progress.few.text', { count: firstReading })}
              </Text>
            </Stack>
            <Inline stack="phone">
              <StartTraining href={startHref} renewsInMinutes={renewsInMinutes}>
                {t('progress.few.start')}
              </StartTraining>
            </Inline>
          </Stack>
        </Inline>
      </SheetBody>
    </Sheet>
  );
}

/** The domains of the exam with their answers so far. */
export function FewDomains({ domains }: Pick<FewAnswersView, 'domains'>) {
  const { t } = useWords();
  return (
    <Sheet title={t('progress.few.domains')} subtitle={t('progress.few.domainsText')}>
      <SheetRows density="compact">
        {domains.map(({ name, answered }) => (
          <SheetRow
            key={name}
            title={name}
            value={
              <Text as="span" size="body-s" tone="muted">
                {t('progress.few.answers', { count: answered })}
              </Text>
            }
          />
        ))}
      </SheetRows>
    </Sheet>
  );
}
