import { Badge } from '@prepar/ui/Badge';
import { Inline } from '@prepar/ui/Inline';
import { SheetFoot } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { StatStrip } from '@prepar/ui/StatStrip';
import { Text } from '@prepar/ui/Text';
import { formatDateTime, formatNumber, formatPercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { ExamMetricsView } from './ProgressScreen.types.ts';

/** Right and wrong answers, accuracy out of how many, the last answer, and the domains to practise next. */
export function ExamFigures({ code, metrics }: { code: string; metrics: ExamMetricsView }) {
  const { t, tag } = useWords();
  const { correct, wrong, accuracy, lastAttempt, focusAreas } = metrics;
  const [day = '–', hour] = (lastAttempt === null ? null : formatDateTime(lastAttempt))?.split(' ') ?? [];
  return (
    <>
      <StatStrip
        frame="none"
        size="s"
        label={t('progress.figures', { code })}
        stats={[
          { label: t('progress.correct'), value: formatNumber(correct, tag) },
          { label: t('progress.wrong'), value: formatNumber(wrong, tag) },
          {
            label: t('progress.accuracy'),
            value: accuracy === null ? '–' : formatPercentage(accuracy, tag),
            note: t('progress.outOf', { count: correct + wrong }),
          },
          { label: t('progress.lastAttempt'), value: day, ...(hour !== undefined && { unit: hour }) },
        ]}
      />
      <SheetFoot>
        <Stack gap={2}>
          <Text size="caption" tone="muted">
            {t('progress.focusAreas')}
          </Text>
          {focusAreas.length === 0 ? (
            <Text size="body-s">{t('progress.focusAreas.none')}</Text>
          ) : (
            <Inline as="ul" gap={2}>
              {focusAreas.map((area) => (
                <Inline as="li" key={area}>
                  <Badge>{area}</Badge>
                </Inline>
              ))}
            </Inline>
          )}
        </Stack>
      </SheetFoot>
    </>
  );
}
