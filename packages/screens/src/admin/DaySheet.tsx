import { BarChart } from '@prepar/ui/BarChart';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { useWords } from '../common/words.tsx';
import { formatDayMonth } from '../common/formatDayMonth.ts';

export interface DaySheetProps {
  title: string;
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

/** One figure on each of the last days. */
export function DaySheet({ title, isMoney = false, ...chart }: DaySheetProps) {
  const { t, tag } = useWords();
  const [first, last] = [chart.days[0], chart.days.at(-1)];
  if (!first || !last) return null;
  const span = t(isMoney ? 'admin.dollarSpan' : 'admin.span', {
    from: formatDayMonth(first.date, tag),
    to: formatDayMonth(last.date, tag),
  });
  return (
    <Sheet title={title} subtitle={span}>
      <SheetBody>
        <DayChart title={title} {...chart} />
      </SheetBody>
    </Sheet>
  );
}

/** The chart of a `DaySheet`, where another frame holds it. */
export function DayChart({ title, heading, days, format, write }: Omit<DaySheetProps, 'isMoney'>) {
  const { t, tag } = useWords();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const values = days.map(({ value }) => value);
  const summary = t('admin.daysSummary', {
    title,
    from: formatDayMonth(first.date, tag),
    to: formatDayMonth(last.date, tag),
    least: write(Math.min(...values)),
    most: write(Math.max(...values)),
    today: write(last.value),
  });
  return (
    <BarChart
      form="columns"
      summary={summary}
      headings={{ label: t('admin.day'), value: heading }}
      format={format}
      items={days.map(({ date, value }) => ({
        label: formatDayMonth(date, tag),
        value,
        text: write(value),
        isCurrent: date === last.date,
      }))}
    />
  );
}
