import { BarChart } from '@prepar/ui/BarChart';
import { Sheet, SheetBody, SheetFoot } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { formatList, formatNumber, formatPercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { InsightsPart } from './InsightsPart.tsx';
import type { MonthView } from './ProgressScreen.types.ts';
import { formatWeeks } from './weeks.ts';

/** The last four weeks as bars, and what they say. */
export function MonthSheet({ month }: { month: MonthView | 'loading' }) {
  const { t, tag } = useWords();
  if (month === 'loading') {
    return (
      <Sheet title={t('progress.month')}>
        <SheetBody>
          <Skeleton label={t('progress.month.loading')}>
            <SkeletonBlock height="l" />
          </Skeleton>
        </SheetBody>
      </Sheet>
    );
  }
  const { weeks } = month;
  const range = formatWeeks(weeks[0]?.startsOn ?? null, weeks.length, tag);
  const items = weeks.map(({ questions, accuracy }, index) => ({
    label: t('progress.weekNumber', { number: index + 1 }),
    value: questions,
    text: formatNumber(questions, tag),
    extra: accuracy === null ? '–' : formatPercentage(accuracy, tag),
    isCurrent: index === weeks.length - 1,
  }));
  return (
    <Sheet title={t('progress.month')} {...(range !== null && { subtitle: range })}>
      <BarChart
        form="rows"
        items={items}
        summary={t('progress.month.summary', { counts: formatList(items.map(({ text }) => text), tag) })}
        headings={{ label: t('progress.month.week'), value: t('progress.questions'), extra: t('progress.accuracy') }}
      />
      <SheetFoot>
        <InsightsPart month={month} />
      </SheetFoot>
    </Sheet>
  );
}
