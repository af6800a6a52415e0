import { Heading } from '@prepar/ui/Heading';
import { Highlight } from '@prepar/ui/Highlight';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import type { WeakPointView } from './ProgressScreen.types.ts';
import { StartTraining } from './StartTraining.tsx';

interface StartProps {
  renewsInMinutes: number | null;
}

/** What to work on, how it stands, and the button that starts it. */
export function WeakPointSheet({ weak, renewsInMinutes }: StartProps & { weak: WeakPointView }) {
  const { t } = useWords();
  const { name, domain, examCode, answered, wrong, startHref, missedHref } = weak;
  return (
    <Sheet title={<Highlight>{t('progress.weak.title')}</Highlight>} titleSize="h3">
      <SheetBody>
        <Stack gap={1}>
          <Heading level={3} size="h2">
            {name}
          </Heading>
          <OfExam code={examCode} />
          <Inline gap={2} align="baseline">
            <Text as="span" size="stat-m" numeric>
              {wrong}
            </Text>
            <Text as="span" size="body-s" tone="muted">
              {t('progress.weak.outOf', { wrong, count: answered })}
            </Text>
          </Inline>
          <Text size="body-s" tone="muted">
            {name !== domain && `${domain}. `}
            {t('progress.weak.why')}
          </Text>
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

function OfExam({ code }: { code: string | null }) {
  const { t } = useWords();
  return (
    code !== null && (
      <Text size="body-s" tone="muted">
        {t('progress.weak.exam', { code })}
      </Text>
    )
  );
}

export interface NoWeakPointSheetProps extends StartProps, Pick<WeakPointView, 'examCode'> {
  title: string;
  text: string;
  startHref: string;
}

/** No weak point to show: why, and what goes on. */
export function NoWeakPointSheet({ title, text, examCode, startHref, renewsInMinutes }: NoWeakPointSheetProps) {
  const { t } = useWords();
  return (
    <Sheet title={title}>
      <SheetBody>
        <OfExam code={examCode} />
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
