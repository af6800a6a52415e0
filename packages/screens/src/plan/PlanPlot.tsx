import { Plot } from '@prepar/ui/Plot';
import { formatDayMonth } from '../common/formatDayMonth.ts';
import { useWords } from '../common/words.tsx';
import { dayNumber } from '../readiness/days.ts';
import type { KnownPlan } from './PlanScreen.types.ts';

/** Where the lower end of the interval goes with the planned number of questions, and at the present pace. */
export function PlanPlot({ plan: { days, cut, planned } }: { plan: KnownPlan }) {
  const { t, tag } = useWords();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const whole = (value: number) => String(Math.floor(value));
  const all = [cut, ...days.flatMap((day) => [day.planned, day.atPace])];
  // Round ends with room for the words at both lines.
  const from = Math.floor((Math.min(...all) - 2) / 5) * 5;
  const to = Math.ceil((Math.max(...all) + 2) / 5) * 5;
  // Words of two lines stand on their far sides, so that they never meet.
  const isAboveCut = first.planned >= cut;
  const isAbovePace = last.planned >= last.atPace;
  return (
    <Plot
      summary={t('plan.chart', {
        planned,
        from: whole(first.planned),
        to: whole(last.planned),
        pace: whole(last.atPace),
        cut: Math.round(cut),
      })}
      x={{
        from: dayNumber(first.date),
        to: dayNumber(last.date),
        ticks: [first, last].map(({ date }) => ({ at: dayNumber(date), text: formatDayMonth(date, tag) })),
      }}
      y={{
        from,
        to,
        ticks: [from, (from + to) / 2, to].filter(Number.isInteger).map((at) => ({ at, text: String(at) })),
      }}
      hasBase={false}
      lines={[
        { tone: 'quiet', points: days.map(({ date, atPace }) => ({ x: dayNumber(date), y: atPace })) },
        { tone: 'main', points: days.map((day) => ({ x: dayNumber(day.date), y: day.planned })) },
      ]}
      dots={[
        {
          x: dayNumber(first.date),
          y: first.planned,
          tone: 'open',
          label: {
            text: t('plan.chart.today', { low: whole(first.planned) }),
            side: isAboveCut ? 'above' : 'below',
            align: 'start',
          },
        },
        {
          x: dayNumber(last.date),
          y: last.planned,
          tone: 'main',
          label: {
            text: t('plan.chart.planned', { count: planned }),
            side: isAbovePace ? 'above' : 'below',
            align: 'end',
          },
        },
        {
          x: dayNumber(last.date),
          y: last.atPace,
          tone: 'faint',
          label: { text: t('plan.pace'), side: isAbovePace ? 'below' : 'above', align: 'end' },
        },
      ]}
      cut={{ y: cut, text: t('plan.chart.cut', { cut: Math.round(cut) }) }}
      table={{
        heads: [t('plan.chart.day'), t('plan.chart.planned', { count: planned }), t('plan.pace')],
        rows: days.map((day) => [formatDayMonth(day.date, tag), `${whole(day.planned)}%`, `${whole(day.atPace)}%`]),
      }}
    />
  );
}
