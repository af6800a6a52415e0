import { BarChart } from '@prepar/ui/BarChart';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import { formatDayMonth } from '../common/formatDayMonth.ts';
import { formatMonthYear } from '../common/formatMonthYear.ts';
import { groupDays, unitOf } from './dayGroups.ts';

export interface DaySheetProps {
  /** What the title says is counted on each day. */
  of: 'generatedByDay' | 'costByDay' | 'newUsersByDay' | 'answersByDay';
  /** What is counted. */
  heading: string;
  /** Oldest first; the last is today. */
  days: readonly { date: string; value: number }[];
  /** Writes a figure of the axis, and one of a day. */
  format: (value: number) => string;
  write: (value: number) => string;
  /** Says that the axis is in US dollars. Default false. */
  isMoney?: boolean;
}

/** One figure on each day, or of each week or month where there are many days. */
export function DaySheet({ isMoney = false, ...chart }: DaySheetProps) {
  const { t, tag } = useWords();
  const [first, last] = [chart.days[0], chart.days.at(-1)];
  if (!first || !last) return null;
  const span = t(isMoney ? 'admin.dollarSpan' : 'admin.span', {
    from: formatDayMonth(first.date, tag),
    to: formatDayMonth(last.date, tag),
  });
  return (
    <Sheet title={t(`admin.${chart.of}`, { unit: unitOf(chart.days.length) })} subtitle={span}>
      <SheetBody>
        <DayChart {...chart} />
      </SheetBody>
    </Sheet>
  );
}

/** The chart of a `DaySheet`, where another frame holds it; a sentence where there is nothing to draw. */
export function DayChart({ of, heading, days, format, write }: Omit<DaySheetProps, 'isMoney'>) {
  const { t, tag } = useWords();
  const unit = unitOf(days.length);
  const bars = groupDays(days, unit).flatMap((group) => {
    const [first] = group;
    return first ? [{ date: first.date, value: group.reduce((sum, { value }) => sum + value, 0) }] : [];
  });
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  const values = bars.map(({ value }) => value);
  if (values.every((value) => value === 0)) return <Text tone="muted">{t(`admin.nothing.${of}`)}</Text>;
  const name = (date: string) => (unit === 'month' ? formatMonthYear(date, tag) : formatDayMonth(date, tag));
  const summary = t('admin.daysSummary', {
    title: t(`admin.${of}`, { unit }),
    from: formatDayMonth(first.date, tag),
    to: formatDayMonth(days.at(-1)?.date ?? last.date, tag),
    least: write(Math.min(...values)),
    most: write(Math.max(...values)),
    today: write(last.value),
    unit,
  });
  return (
    <BarChart
      form="columns"
      summary={summary}
      headings={{ label: t('admin.unit', { unit }), value: heading }}
      format={format}
      items={bars.map(({ date, value }) => ({
        label: name(date),
        value,
        text: write(value),
        isCurrent: date === last.date,
      }))}
    />
  );
}
