import { dayBubbles, questionsPerBubble } from './weekBubbles.ts';
import { Highlight } from '../Highlight/Highlight.tsx';
import { dayName } from './WeekChart.variants.ts';

export interface WeekDay {
  /** Short name below the bubbles. Unique within the week. */
  label: string;
  /** Right answers of the day. */
  right: number;
  /** Wrong answers of the day. */
  wrong: number;
  /** How many in all as it is written above the name, for example '18', or '–' for a day to come. */
  text: string;
  /** Puts the marker over its name. Default false. */
  isToday?: boolean;
}

export interface WeekChartProps {
  /** The days in order. */
  days: readonly WeekDay[];
  /** The whole chart in words. */
  summary: string;
  /** Heads of the table that stands for the chart in screen readers. */
  headings: { day: string; right: string; wrong: string };
  /** A dashed line at so many questions a day, named by `text`; words in its place while no day reaches half of it. */
  goal?: { value: number; text: string; words: string };
  /** Says how many questions a bubble is, for example '1 círculo = 5 questões'. */
  unitNote: (questionsPerBubble: number) => string;
}

const perRow = 2;
const pitch = 19;
const lowest = 4;

/**
 * The week as piles of bubbles, one for each question: filled when right, hollow when wrong. As high as its piles.
 * Screen readers get the summary and a table instead of the drawing; everyone else reads the totals below the piles.
 */
export function WeekChart({ days, summary, headings, goal, unitNote }: WeekChartProps) {
  const busiest = Math.max(...days.map((day) => day.right + day.wrong));
  const line = goal && busiest >= goal.value / 2 ? goal : null;
  const highest = Math.max(busiest, line?.value ?? 0);
  const unit = questionsPerBubble(highest);
  const rows = Math.max(lowest, Math.ceil(highest / unit / perRow) + 1);
  return (
    <figure className="m-0">
      <figcaption className="sr-only">{summary}</figcaption>
      <div aria-hidden className="[--pitch:0.875rem] md:[--pitch:1.1875rem]">
        <p className="mb-2 type-body-s text-text-muted">
          {unitNote(unit)} {goal && !line && goal.words}
        </p>
        <div className="relative grid grid-cols-7 items-end" style={{ height: `calc(${rows} * var(--pitch))` }}>
          {line && (
            <div
              className="absolute inset-x-0 border-t-[1.5px] border-dashed border-border-strong"
              style={{ bottom: `calc(${line.value / unit / perRow} * var(--pitch))` }}
            >
              <span className="absolute end-0 bottom-0.5 bg-surface ps-1.5 type-caption text-text-muted">
                {line.text}
              </span>
            </div>
          )}
          {days.map((day) => (
            <Pile key={day.label} day={day} unit={unit} />
          ))}
        </div>
        <div className="grid grid-cols-7 border-t-[1.5px] border-text pt-2 text-center type-body-s vast:text-[3.75vw]">
          {days.map((day) => (
            <div key={day.label} className={dayName({ today: day.isToday ?? false })}>
              <div className="type-h3 leading-5 tnum text-text vast:text-[3.75vw]">{day.text}</div>
              {day.isToday ? <Highlight>{day.label}</Highlight> : day.label}
            </div>
          ))}
        </div>
      </div>
      {/* A table takes the width of its words, whatever its own: only a box around it hides that. */}
      <div className="sr-only">
        <table>
          <thead>
            <tr>
              <th scope="col">{headings.day}</th>
              <th scope="col">{headings.right}</th>
              <th scope="col">{headings.wrong}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.label}>
                <th scope="row">{day.label}</th>
                <td>{day.right}</td>
                <td>{day.wrong}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Pile({ day, unit }: { day: WeekDay; unit: number }) {
  const { filled, hollow } = dayBubbles(day.right, day.wrong, unit);
  const height = Math.ceil((filled + hollow) / perRow);
  if (height === 0) return <div />;
  return (
    <svg
      viewBox={`0 0 ${perRow * pitch} ${height * pitch}`}
      className="mx-auto block w-auto forced-ink"
      style={{ height: `calc(${height} * var(--pitch))` }}
      strokeWidth={1.5}
    >
      <path className="fill-chart-1 stroke-chart-1" d={circles(0, filled, height)} />
      <path className="fill-none stroke-chart-1" d={circles(filled, hollow, height)} />
    </svg>
  );
}

/** Circles from the bottom up, two in a row, beginning with the one at `start`. */
function circles(start: number, count: number, height: number): string {
  const r = 6.75;
  return Array.from({ length: count }, (_, offset) => {
    const place = start + offset;
    const x = ((place % perRow) + 0.5) * pitch - r;
    const y = (height - Math.floor(place / perRow) - 0.5) * pitch;
    return `M${x} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }).join('');
}
