import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Heading } from '@prepar/ui/Heading';
import { Highlight } from '@prepar/ui/Highlight';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatPercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { WeakPointView } from './ProgressScreen.types.ts';
import { StartTraining } from './StartTraining.tsx';

interface StartProps {
  renewsInMinutes: number | null;
}

/** What to work on, how it stands, and the button that starts it. */
export function WeakPointSheet({ weak, renewsInMinutes }: StartProps & { weak: WeakPointView }) {
  const { t, tag } = useWords();
  const { name, examCode, accuracy, answered, topics, startHref, missedHref } = weak;
  return (
    <Sheet title={<Highlight>{t('progress.weak.title')}</Highlight>} titleSize="h3">
      <SheetBody>
        <Stack gap={3}>
          <Stack gap={1}>
            <Heading level={3} size="h2">
              {name}
            </Heading>
            {examCode !== null && (
              <Text size="body-s" tone="muted">
                {t('progress.weak.exam', { code: examCode })}
              </Text>
            )}
            <Inline gap={2} align="baseline">
              <Text as="span" size="stat-m" numeric>
                {formatPercentage(accuracy, tag)}
              </Text>
              <Text as="span" size="body-s" tone="muted">
                {t('progress.weak.outOf', { count: answered })}
              </Text>
            </Inline>
            <Text size="body-s" tone="muted">
              {t('progress.weak.why')}
            </Text>
          </Stack>
          <DescriptionList
            layout="ruled"
            numeric
            items={topics.map((topic) => ({
              term: topic.name,
              value: t('progress.weak.topic', { right: topic.right, answered: topic.answered }),
            }))}
          />
        </Stack>
      </SheetBody>
      <SheetFoot>
        <StartTraining href={startHref} renewsInMinutes={renewsInMinutes} missedHref={missedHref} fullWidth>
          {t('progress.weak.start')}
        </StartTraining>
      </SheetFoot>
    </Sheet>
  );
}

export interface NoWeakPointSheetProps extends StartProps {
  title: string;
  text: string;
  startHref: string;
}

/** No weak point to show: why, and what goes on. */
export function NoWeakPointSheet({ title, text, startHref, renewsInMinutes }: NoWeakPointSheetProps) {
  const { t } = useWords();
  return (
    <Sheet title={title}>
      <SheetBody>
        <Text tone="muted">{text}</Text>
      </SheetBody>
      <SheetFoot>
        <StartTraining href={startHref} renewsInMinutes={renewsInMinutes} fullWidth>
          {t('progress.weak.start')}
        </StartTraining>
      </SheetFoot>
    </Sheet>
  );
}
