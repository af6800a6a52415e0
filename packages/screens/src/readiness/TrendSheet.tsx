import { Badge } from '@prepar/ui/Badge';
import { Plot, type PlotDot } from '@prepar/ui/Plot';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Skeleton, SkeletonBlock } from '@prepar/ui/Skeleton';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { MoveRight, TrendingDown, TrendingUp } from 'lucide-react';
import { FailedPart } from '../common/FailedPart.tsx';
import { formatWholePercentage } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { formatDayMonth } from '../common/formatDayMonth.ts';
import { dayNumber } from './days.ts';
import { chanceOfGuess, written, spanOf } from './figures.ts';
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

type Change = NonNullable<KnownTrend['change']>;

/** Points from which on a score that may have moved by chance is not called level. */
const leastMove = 2;

const isUnclear = ({ direction, value }: Change) => direction === 'stable' && Math.abs(value) >= leastMove;

/** Where the expected score went in the last 30 days, and whether that is more than chance. */
export function TrendSheet({ state, examCode, onRetry }: TrendSheetProps) {
  const { t } = useWords();
  const change = state.status === 'known' ? state.change : null;
  return (
    <Sheet
      title={t('readiness.trend')}
      subtitle={examCode}
      {...(change && {
        action: (
          <Badge {...looks[change.direction]}>
            {t(`readiness.trend.${isUnclear(change) ? 'unclear' : change.direction}`)}
          </Badge>
        ),
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
  const { change, days } = trend;
  return (
    <Stack gap={4}>
      <Text weight="strong">{change ? <Course change={change} days={days} /> : t('readiness.trend.none')}</Text>
      <TrendPlot trend={trend} />
      <Text size="body-s">
        {change && <Chance {...change} />} {t('readiness.trend.legend')}{' '}
        {days.some(({ right, answered }) => right * 100 < answered * chanceOfGuess) &&
          t('readiness.trend.foot', { floor: chanceOfGuess })}
      </Text>
    </Stack>
  );
}

function Course({ change, days }: { change: Change; days: readonly TrendDay[] }) {
  const { t, tag } = useWords();
  const known = days.flatMap(({ date, score }) =>
    score ? [{ date: formatDayMonth(date, tag), ...written(score) }] : [],
  );
  const [start, end] = [known[0], known.at(-1)];
  if (!start || !end) return null;
  return t('readiness.trend.course', {
    direction: isUnclear(change) ? 'unclear' : change.direction,
    first: start.value,
    from: start.date,
    last: end.value,
    to: end.date,
  });
}

function Chance({ direction, value, low, high }: Change) {
  const { t, tag } = useWords();
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const points = (size: number) => number.format(Math.abs(size) < 1 ? size : Math.round(size)).replace('-', '−');
  return t('readiness.trend.chance', { direction, change: points(value), low: points(low), high: points(high) });
}

const grid = [25, 50, 75, 100].map((at) => ({ at, text: String(at) }));

function TrendPlot({ trend: { days: all, cut } }: { trend: KnownTrend }) {
  const { t, tag } = useWords();
  const days = all.map((day) => ({ ...day, x: dayNumber(day.date) }));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const known = days.flatMap(({ x, score }) => (score ? [{ x, ...score }] : []));
  const end = known.at(-1);
  const cutText = t('readiness.cut', { cut: Math.round(cut) });
  const faint = days.flatMap(({ x, right, answered }): PlotDot[] =>
    answered === 0 ? [] : [{ x, y: (right / answered) * 100, tone: 'faint' }],
  );
  // One day alone still has a place of its own.
  const [from, to] = [first.x, Math.max(first.x + 1, last.x)];
  return (
    <Plot
      summary={`${t('readiness.trend')}, ${cutText}`}
      x={{ from, to, ticks: ticksOf(days).map(({ x, date }) => ({ at: x, text: formatDayMonth(date, tag) })) }}
      y={{ from: chanceOfGuess, to: 100, ticks: grid }}
      band={known}
      lines={[{ points: known.map(({ x, value }) => ({ x, y: value })), tone: 'main' }]}
      dots={[...faint, ...(end ? [{ x: end.x, y: end.value, tone: 'main' as const }] : [])]}
      cut={{ y: cut, text: cutText }}
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
      range ? t('readiness.interval', spanOf(range)) : '–',
      t('readiness.trend.rightOf', { right, answered }),
    ];
  }
}

/** First day, last day, and one about half-way. */
function ticksOf<Day extends { x: number }>(days: readonly Day[]): Day[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first === last) return days.slice(0, 1);
  const off = ({ x }: Day) => Math.abs(x - (first.x + last.x) / 2);
  const middle = days.slice(1, -1).toSorted((a, b) => off(a) - off(b))[0];
  return [first, ...(middle && off(middle) < (last.x - first.x) / 4 ? [middle] : []), last];
}
