import { Badge } from '@prepar/ui/Badge';
import { BarChart } from '@prepar/ui/BarChart';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { SheetCell, SheetGrid } from '@prepar/ui/SheetGrid';
import { Text } from '@prepar/ui/Text';
import { MoveRight, TrendingDown, TrendingUp } from 'lucide-react';
import { formatList, formatNumber, formatPercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { InsightsPart } from './InsightsPart.tsx';
import type { MonthView } from './ProgressScreen.types.ts';
import { readTrend } from './trend.ts';
import { formatWeek } from './weeks.ts';

const trendLooks = {
  improving: { tone: 'success', icon: TrendingUp },
  declining: { tone: 'warning', icon: TrendingDown },
  stable: { tone: 'neutral', icon: MoveRight },
} as const;

/** The last four weeks of all exams as bars beside what they say; before there are two to compare, only a word. */
export function MonthSheet({ month, isOneExam }: { month: MonthView; isOneExam: boolean }) {
  const { t } = useWords();
  const first = month.weeks.findIndex(({ questions }) => questions > 0);
  if (first === -1 || first === month.weeks.length - 1) {
    return (
      <Sheet title={t('progress.month')}>
        <SheetBody>
          <Text tone="muted" measure="reading">
            {t('progress.month.first')}
          </Text>
        </SheetBody>
      </Sheet>
    );
  }
  const { insights } = month;
  const trend = insights && readTrend(insights.trend);
  return (
    <Sheet title={t('progress.month')} subtitle={t('progress.month.scope')}>
      <SheetGrid columns={3}>
        <SheetCell span={2} isFlush>
          <Weeks month={month} first={first} />
        </SheetCell>
        <SheetCell
          title={t('progress.insights')}
          {...(trend && {
            note: (
              <Badge {...trendLooks[trend]}>{t(`progress.trend.${trend}`, { alone: isOneExam ? 'yes' : 'no' })}</Badge>
            ),
          })}
        >
          <InsightsPart month={month} />
        </SheetCell>
      </SheetGrid>
    </Sheet>
  );
}

/** The weeks from the first one with answers on; those before say nothing. */
function Weeks({ month: { weeks }, first }: { month: MonthView; first: number }) {
  const { t, tag } = useWords();
  const items = weeks
    .map(({ startsOn, questions, accuracy }, index) => {
      const days = formatWeek(startsOn, 'short', tag);
      return {
        label: t('progress.weekNumber', { number: index + 1 }),
        ...(days !== null && { note: days }),
        value: questions,
        text: formatNumber(questions, tag),
        extra: accuracy === null ? '–' : formatPercentage(accuracy, tag),
        isCurrent: index === weeks.length - 1,
      };
    })
    .slice(first);
  return (
    <BarChart
      form="rows"
      items={items}
      summary={t('progress.month.summary', {
        counts: formatList(
          items.map(({ text }) => text),
          tag,
        ),
      })}
      headings={{ label: t('progress.week'), value: t('progress.questions'), extra: t('progress.accuracy') }}
    />
  );
}
