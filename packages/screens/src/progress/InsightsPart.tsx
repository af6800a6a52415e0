import { Badge } from '@prepar/ui/Badge';
import { DescriptionList } from '@prepar/ui/DescriptionList';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { Quote } from '@prepar/ui/Quote';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import MoveRight from 'lucide-react/icons/move-right';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { formatPercentage } from '../common/formats.ts';
import { useWords, type Words } from '../common/words.tsx';
import type { MonthView } from './ProgressScreen.types.ts';
import { readTrend } from './trend.ts';

const trendLooks = {
  improving: { tone: 'success', icon: TrendingUp },
  declining: { tone: 'warning', icon: TrendingDown },
  stable: { tone: 'neutral', icon: MoveRight },
} as const;

/** What the AI reads in the four weeks: the best and the weakest, the trend, and what to do next. */
export function InsightsPart({ month }: { month: MonthView }) {
  const words = useWords();
  const { t } = words;
  const { insights } = month;
  const trend = readTrend(insights?.trend ?? '');
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Heading level={3}>{t('progress.insights')}</Heading>
        {insights !== null && insights.bestWeek !== null && <Badge {...trendLooks[trend]}>{t(`progress.trend.${trend}`)}</Badge>}
      </Inline>
      {insights === null ? (
        <Text size="body-s" tone="muted">
          {t('progress.insights.none')}
        </Text>
      ) : (
        <>
          <DescriptionList strong items={factsOf(month, words)} />
          <Quote>{insights.recommendation}</Quote>
        </>
      )}
    </Stack>
  );
}

function factsOf({ weeks, averageAccuracy, insights }: MonthView, { t, tag }: Words) {
  const week = (number: number) => {
    const name = t('progress.weekNumber', { number });
    const accuracy = weeks[number - 1]?.accuracy ?? null;
    return accuracy === null ? name : `${name}, ${formatPercentage(accuracy, tag)}`;
  };
  return [
    { term: t('progress.insights.bestWeek'), value: insights?.bestWeek ? week(insights.bestWeek) : null },
    { term: t('progress.insights.worstWeek'), value: insights?.worstWeek ? week(insights.worstWeek) : null },
    { term: t('progress.insights.average'), value: averageAccuracy === null ? null : formatPercentage(averageAccuracy, tag) },
  ].filter(({ value }) => value !== null);
}
