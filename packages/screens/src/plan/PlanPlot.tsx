import { Plot } from '@prepar/ui/Plot';
import { formatDayMonth } from '../common/formatDayMonth.ts';
import { useWords } from '../common/words.tsx';
import { dayNumber } from '../readiness/days.ts';
import { linesOf, writtenLow } from './lines.ts';
import type { KnownPlan } from './PlanScreen.types.ts';

/** Where the lower end of the interval goes with the planned number of questions, and at the present pace. */
export function PlanPlot({ plan }: { plan: KnownPlan }) {
  const { t, tag } = useWords();
  const { days, cut, planned } = plan;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const whole = (value: number) => String(writtenLow(value));
  const lines = linesOf(plan);
  const hasTwo = lines === 'two';
  const all = [cut, ...days.flatMap((day) => [day.planned, day.atPace])];
  // Round ends with room for the words at both lines.
  const from = Math.floor((Math.min(...all) - 2) / 5) * 5;
  const to = Math.ceil((Math.max(...all) + 2) / 5) * 5;
  // Words of two lines stand on their far sides, so that they never meet.
  const isAboveCut = first.planned >= cut;
  const isAbovePace = hasTwo ? last.planned >= last.atPace : isAboveCut;
  const name = t(lines === 'both' ? 'plan.chart.both' : 'plan.chart.planned', { count: planned });
  return (
    <Plot
      summary={t('plan.chart', {
        planned,
        lines,
        spread: writtenLow(last.planned) - writtenLow(first.planned),
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
        ...(hasTwo
          ? [{ tone: 'quiet' as const, points: days.map(({ date, atPace }) => ({ x: dayNumber(date), y: atPace })) }]
          : []),
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
            text: name,
            side: isAbovePace ? 'above' : 'below',
            align: 'end',
          },
        },
        ...(hasTwo
          ? [
              {
                x: dayNumber(last.date),
                y: last.atPace,
                tone: 'faint' as const,
                label: {
                  text: t('plan.pace'),
                  side: isAbovePace ? ('below' as const) : ('above' as const),
                  align: 'end' as const,
                },
              },
            ]
          : []),
      ]}
      cut={{ y: cut, text: t('plan.chart.cut', { cut: Math.round(cut) }) }}
      table={{
        heads: [t('plan.chart.day'), name, ...(hasTwo ? [t('plan.pace')] : [])],
        rows: days.map((day) => [
          formatDayMonth(day.date, tag),
          `${whole(day.planned)}%`,
          ...(hasTwo ? [`${whole(day.atPace)}%`] : []),
        ]),
      }}
    />
  );
}
