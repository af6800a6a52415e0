import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Quote } from '@prepar/ui/Quote';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatPercentage } from '../common/formats.ts';
import { useWords, type Words } from '../common/words.tsx';
import { firstReading } from './firstReading.ts';
import type { MonthView } from './ProgressScreen.types.ts';

/** What the AI reads in the four weeks: the best and the weakest, and what to do next; or what is missing for it. */
export function InsightsPart({ month }: { month: MonthView }) {
  const words = useWords();
  const { t } = words;
  if (month.insights === null) {
    return (
      <Text size="body-s" tone="muted">
        {t('progress.insights.none', { count: firstReading })}
      </Text>
    );
  }
  return (
    <Stack gap={4}>
      <DescriptionList strong items={factsOf(month, words)} />
      <Quote>{month.insights.recommendation}</Quote>
    </Stack>
  );
}

function factsOf({ averageAccuracy, insights }: MonthView, { t, tag }: Words) {
  const week = (number: number | null | undefined) => (number ? t('progress.weekNumber', { number }) : null);
  return [
    {
      term: t('progress.insights.average'),
      value: averageAccuracy === null ? null : formatPercentage(averageAccuracy, tag),
    },
    { term: t('progress.insights.bestWeek'), value: week(insights?.bestWeek) },
    { term: t('progress.insights.worstWeek'), value: week(insights?.worstWeek) },
  ].filter(({ value }) => value !== null);
}
