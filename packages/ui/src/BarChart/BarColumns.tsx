import { axisTicks } from './axisTicks.ts';
import type { BarChartProps } from './BarChart.types.ts';
import { bar, barName, point, ruleLine, valueLabel } from './BarChart.variants.ts';

type BarColumnsProps = Required<Pick<BarChartProps, 'items' | 'summary' | 'headings' | 'format' | 'unit'>> &
  Pick<BarChartProps, 'rule'> & {
    form: 'columns' | 'points';
  };

/** Up to so many bars carry their value; of more only the current one does, if there is one: beside nothing it would name a neighbour. */
const allLabelled = 7;
/** Up to so many names stand below the axis, fewer long ones; of more only every second, third and so on, counted from the last. */
const mostNames = { short: 14, long: 7 };
const shortName = 2;

/** So many letters of a label are as wide as the narrowest chart. */
const chartLetters = 30;

/** Standing bars, or points on a line, above a baseline of ink. */
export function BarColumns({ items, summary, headings, format, unit, rule, form }: BarColumnsProps) {
  const largest = Math.max(...items.map((item) => item.value), rule ?? 0);
  const ticks = axisTicks(largest / unit).map((tick) => tick * unit);
  const top = ticks.at(-1) ?? 1;
  const height = (value: number) => (Math.max(0, value) / top) * 100;
  const isShort = items.every(({ label }) => label.length <= shortName);
  /** Where a label stands: above all bars that it reaches over. */
  const above = (index: number, text: string) => {
    const letters = placeOf(index, items.length) === 'middle' ? text.length / 2 : text.length;
    const reach = items.length <= allLabelled ? 0 : (items.length * letters) / chartLetters;
    const near = items.filter((_item, other) => Math.abs(other - index) <= Math.ceil(reach));
    return height(Math.max(...near.map(({ value }) => value)));
  };
  const nameEvery = Math.ceil(items.length / mostNames[isShort ? 'short' : 'long']);
  return (
    <figure className="m-0">
      <figcaption className="sr-only">{summary}</figcaption>
      <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-5 type-caption tnum text-text-subtle">
        <div className="relative w-max">
          {/* The widest label gives the axis its width; the others stand at their lines. */}
          <span className="invisible">{format(top)}</span>
          {[0, ...ticks].map((tick) => (
            <span key={tick} className="absolute end-0 translate-y-1/2" style={{ bottom: `${height(tick)}%` }}>
              {format(tick)}
            </span>
          ))}
        </div>
        <div className="relative h-40 border-b-[1.5px] border-text md:h-48">
          {ticks.map((tick) => (
            <div
              key={tick}
              className="absolute inset-x-0 border-t border-chart-grid"
              style={{ bottom: `${height(tick)}%` }}
            />
          ))}
          {form === 'points' && <Line heights={items.map((item) => height(item.value))} />}
          <div className="absolute inset-0 flex items-end">
            {items.map((item, index) => (
              <div key={item.label} className="relative flex h-full min-w-0 flex-1 flex-col justify-end">
                {(items.length <= allLabelled || (item.isCurrent && item.value > 0)) && (
                  <span
                    className={valueLabel({
                      place: placeOf(index, items.length),
                      always: item.isCurrent || items.length <= 4,
                    })}
                    style={{ bottom: `calc(${above(index, item.text)}% + ${form === 'points' ? '0.375rem' : '0px'})` }}
                  >
                    {item.text}
                  </span>
                )}
                {item.mark !== undefined && (
                  <span
                    className={valueLabel({ place: placeOf(index, items.length), always: true })}
                    style={{ bottom: `${above(index, item.mark)}%` }}
                  >
                    {item.mark}
                  </span>
                )}
                {form === 'columns' ? (
                  // The rule of a hollow bar would show something where there is nothing.
                  item.value > 0 && (
                    <div
                      className={bar({ form, tone: item.isCurrent ? 'current' : item.isHollow ? 'hollow' : 'filled' })}
                      style={{ height: `${height(item.value)}%` }}
                    />
                  )
                ) : (
                  <div
                    className={`left-1/2 ${point({ current: item.isCurrent ?? false })}`}
                    style={{ bottom: `${height(item.value)}%` }}
                  />
                )}
              </div>
            ))}
          </div>
          {rule !== undefined && <div className={ruleLine} style={{ bottom: `${height(rule)}%` }} />}
        </div>
        <div className="col-start-2 flex pt-2 vast:text-[3.75vw]">
          {items.map((item, index) => (
            <span
              key={item.label}
              className={barName({ crowded: items.length > allLabelled, place: placeOf(index, items.length) })}
            >
              {(items.length - 1 - index) % nameEvery === 0 && item.label}
            </span>
          ))}
        </div>
      </div>
      <div className="sr-only">
        <table>
          <thead>
            <tr>
              <th scope="col">{headings.label}</th>
              <th scope="col">{headings.value}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.label}>
                <th scope="row">{item.label}</th>
                <td>{item.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Among many narrow bars the outermost labels would leave the chart if they stood in the middle. */
function placeOf(index: number, count: number) {
  if (count <= allLabelled) return 'middle';
  if (index === 0) return 'first';
  return index === count - 1 ? 'last' : 'middle';
}

function Line({ heights }: { heights: readonly number[] }) {
  const points = heights.map((height, index) => `${((index + 0.5) / heights.length) * 100},${100 - height}`);
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible fill-none stroke-chart-1 forced-ink"
    >
      <polyline points={points.join(' ')} strokeWidth="2" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
