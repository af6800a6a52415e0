import { Badge } from '@prepar/ui/Badge';
import { Plot, type PlotDot } from '@prepar/ui/Plot';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { MoveRight, TrendingDown, TrendingUp } from 'lucide-react';
import { FailedPart } from '../common/FailedPart.tsx';
import { formatWholePercentage } from '../common/formats.ts';
import { strong } from '../common/strong.tsx';
import { useWords } from '../common/words.tsx';
import { formatDayMonth } from '../common/formatDayMonth.ts';
import { dayNumber } from './days.ts';
import { chanceOfGuess, written } from './figures.ts';
import type { KnownTrend, TrendDay, TrendState } from './Readiness.types.ts';

export interface TrendSheetProps {
  state: TrendState;
  examCode: string;
  /** Loads it again. */
  onRetry: () => void;
}

const looks = {
  improving: { tone: 'success', icon: TrendingUp },
  declining: { tone: 'warning', icon: TrendingDown },
  stable: { tone: 'neutral', icon: MoveRight },
} as const;

/** Where the expected score went in the last 30 days, and whether that is more than chance. */
export function TrendSheet({ state, examCode, onRetry }: TrendSheetProps) {
  const { t } = useWords();
  const change = state.status === 'known' ? state.change : null;
  return (
    <Sheet
      title={t('readiness.trend')}
      subtitle={examCode}
      {...(change && {
        action: <Badge {...looks[change.direction]}>{t(`readiness.trend.${change.direction}`)}</Badge>,
      })}
    >
      <SheetBody>{content()}</SheetBody>
    </Sheet>
  );

  function content() {
    switch (state.status) {
      case 'loading':
        return (
          <Skeleton label={t('readiness.trend.loading')}>
            <SkeletonBlock height="m" />
          </Skeleton>
        );
      case 'failed':
        return <FailedPart onRetry={onRetry}>{t('readiness.failed')}</FailedPart>;
      default:
        return <Known trend={state} />;
    }
  }
}

function Known({ trend }: { trend: KnownTrend }) {
  const { t } = useWords();
  return (
    <Stack gap={4}>
      <TrendPlot trend={trend} />
      <Text size="body-s">
        <Conclusion trend={trend} /> {t('readiness.trend.legend')}
      </Text>
    </Stack>
  );
}

function Conclusion({ trend: { change } }: { trend: KnownTrend }) {
  const { rich, tag } = useWords();
  if (!change) return rich('readiness.trend.none', { b: strong });
  const { direction, value, low, high } = change;
  const isStable = direction === 'stable';
  const number = new Intl.NumberFormat(tag, {
    maximumFractionDigits: 1,
    signDisplay: isStable ? 'exceptZero' : 'never',
  });
  const points = (size: number) => number.format(Math.abs(size) < 1 ? size : Math.round(size)).replace('-', '−');
  // The words say which way it went: how far is told from the least to the most.
  const [first, last] = direction === 'declining' ? [high, low] : [low, high];
  return rich(isStable ? 'readiness.trend.stable.text' : 'readiness.trend.changed', {
    direction,
    change: points(value),
    low: points(first),
    high: points(last),
    b: strong,
  });
}

const grid = [25, 50, 75, 100].map((at) => ({ at, text: String(at) }));

function TrendPlot({ trend: { days, cut } }: { trend: KnownTrend }) {
  const { t, tag } = useWords();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const known = days.flatMap((day) => (day.score ? [{ x: dayNumber(day.date), ...day.score }] : []));
  const [start, end] = [known[0], known.at(-1)];
  const faint = days.flatMap((day): PlotDot[] =>
    day.answered === 0 ? [] : [{ x: dayNumber(day.date), y: (day.right / day.answered) * 100, tone: 'faint' }],
  );
  const from = dayNumber(first.date);
  return (
    <Plot
      summary={
        start && end
          ? t('readiness.trend.summary', {
              from: formatDayMonth(first.date, tag),
              to: formatDayMonth(last.date, tag),
              first: formatWholePercentage(start.value),
              last: formatWholePercentage(end.value),
              cut: Math.round(cut),
            })
          : t('readiness.trend')
      }
      // One day alone still has a place of its own.
      x={{ from, to: Math.max(from + 1, dayNumber(last.date)), ticks: ticksOf(days, tag) }}
      y={{ from: chanceOfGuess, to: 100, ticks: grid }}
      band={known}
      lines={[{ points: known.map(({ x, value }) => ({ x, y: value })), tone: 'main' }]}
      dots={[...faint, ...(end ? [{ x: end.x, y: end.value, tone: 'main' as const }] : [])]}
      cut={{
        y: cut,
        text: t('readiness.cut', { cut: Math.round(cut) }),
        // The words stand where the line does not begin.
        side: start && start.value > cut ? 'below' : 'above',
      }}
      table={{
        heads: [
          t('readiness.trend.day'),
          t('readiness.trend.score'),
          t('readiness.trend.band'),
          t('readiness.trend.right'),
        ],
        rows: days.map((day) => [formatDayMonth(day.date, tag), ...figuresOf(day)]),
      }}
    />
  );

  function figuresOf({ score, right, answered }: TrendDay): string[] {
    const range = score && written(score);
    return [
      range ? formatWholePercentage(range.value) : '–',
      range ? t('readiness.interval', { low: range.low, high: range.high }) : '–',
      t('readiness.trend.rightOf', { right, answered }),
    ];
  }
}

/** First day, last day, and one about half-way. */
function ticksOf(days: readonly TrendDay[], tag: string) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const half = (dayNumber(first.date) + dayNumber(last.date)) / 2;
  const middle = days
    .slice(1, -1)
    .toSorted((a, b) => Math.abs(dayNumber(a.date) - half) - Math.abs(dayNumber(b.date) - half))[0];
  const length = dayNumber(last.date) - dayNumber(first.date);
  const isApart = middle && Math.abs(dayNumber(middle.date) - half) < length / 4;
  return [first, ...(isApart ? [middle] : []), ...(length > 0 ? [last] : [])].map(({ date }) => ({
    at: dayNumber(date),
    text: formatDayMonth(date, tag),
  }));
}
