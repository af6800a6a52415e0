import { plotDot, plotField, plotLabel, plotLine, tickName } from './Plot.variants.ts';

export interface PlotAxis {
  /** Value at the start of the axis. */
  from: number;
  /** Value at its end. */
  to: number;
  /** Values that are written, with their words, in order. */
  ticks: readonly PlotTick[];
  /** What is measured, with its unit, where the words around the chart do not say it. */
  title?: string;
}

export interface PlotTick {
  /** Value on the axis. */
  at: number;
  /** How it is written. */
  text: string;
}

export interface PlotPoint {
  /** Value on the axis to the right. */
  x: number;
  /** Value on the axis upwards. */
  y: number;
}

export interface PlotLine {
  /** Its points, from the left. */
  points: readonly PlotPoint[];
  /** `main` is what the chart is about, `quiet` what it is held against. */
  tone: 'main' | 'quiet';
}

export interface PlotDot extends PlotPoint {
  /** `main` is filled, `open` where something begins, `faint` one of many. */
  tone: 'main' | 'open' | 'faint';
  /** A stroke upright through it, for its margin. */
  margin?: { low: number; high: number };
  /** A few words beside it. */
  label?: { text: string; side: 'above' | 'below'; align: 'start' | 'end' };
}

export interface PlotProps {
  /** What the chart shows, in words. */
  summary: string;
  /** To the right. */
  x: PlotAxis;
  /** Upwards; its ticks are the lines of the grid. */
  y: PlotAxis;
  /** A band that holds a line: its low and high ends, from the left. */
  band?: readonly { x: number; low: number; high: number }[];
  /** At most one line of each tone, the quiet one first. */
  lines?: readonly PlotLine[];
  /** Dots, the faint ones first. */
  dots?: readonly PlotDot[];
  /** A dashed line across, with its words over the chart, where no dot can be. */
  cut?: { y: number; text: string };
  /** A dashed line from corner to corner, where both axes say the same. Default false. */
  hasDiagonal?: boolean;
  /** As wide as there is room, or as high as wide, for two axes of one kind. Default wide. */
  shape?: 'wide' | 'square';
  /** An ink line below, where the axis begins at its floor. Default true. */
  hasBase?: boolean;
  /** Every value for screen readers. Default none: a table with them stands beside the chart. */
  table?: { heads: readonly string[]; rows: readonly (readonly string[])[] };
}

/** Points, lines and a band over two axes of numbers, with direct labels. */
export function Plot(props: PlotProps) {
  const { summary, x, y, band = [], lines = [], dots = [], cut, hasDiagonal = false } = props;
  const { shape = 'wide', hasBase = true, table } = props;
  const across = (value: number) => ((value - x.from) / (x.to - x.from)) * 100;
  const up = (value: number) => Math.min(100, Math.max(0, ((value - y.from) / (y.to - y.from)) * 100));
  const path = (points: readonly PlotPoint[]) =>
    points.map((point) => `${across(point.x)},${100 - up(point.y)}`).join(' ');
  const edge = [
    ...band.map(({ x: at, high }) => ({ x: at, y: high })),
    ...band.toReversed().map(({ x: at, low }) => ({ x: at, y: low })),
  ];
  return (
    <figure className="m-0 type-caption tnum text-text-muted">
      <figcaption className="sr-only">{summary}</figcaption>
      <div aria-hidden>
        {y.title !== undefined && <div className="mb-3">{y.title}</div>}
        {cut?.text && (
          <div className="mb-3 flex items-center gap-2 font-semibold text-text">
            <span className="w-4 shrink-0 border-t-[1.5px] border-dashed border-text" />
            {cut.text}
          </div>
        )}
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
          <div className="relative w-max">
            <span className="invisible">{y.ticks.at(-1)?.text}</span>
            {y.ticks.map(({ at, text }) => (
              <span key={at} className="absolute end-0 translate-y-1/2" style={{ bottom: `${up(at)}%` }}>
                {text}
              </span>
            ))}
          </div>
          <div className={plotField({ shape, base: hasBase })}>
            {y.ticks.map(({ at }) => (
              <div
                key={at}
                className="absolute inset-x-0 border-t border-chart-grid"
                style={{ bottom: `${up(at)}%` }}
              />
            ))}
            {shape === 'square' &&
              x.ticks.map(({ at }) => (
                <div
                  key={at}
                  className="absolute inset-y-0 border-s border-chart-grid"
                  style={{ left: `${across(at)}%` }}
                />
              ))}
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="absolute inset-0 size-full overflow-visible forced-ink"
            >
              {edge.length > 0 && <polygon points={path(edge)} className="fill-chart-band opacity-60" />}
              {hasDiagonal && <Dashed from={[0, 100]} to={[100, 0]} />}
              {cut && <Dashed from={[0, 100 - up(cut.y)]} to={[100, 100 - up(cut.y)]} />}
              {lines.map(({ points, tone }) => (
                <polyline
                  key={tone}
                  points={path(points)}
                  strokeWidth={tone === 'main' ? 2.5 : 2}
                  strokeLinejoin="round"
                  vectorEffect="non-scaling-stroke"
                  className={plotLine({ tone })}
                />
              ))}
              {dots.flatMap(({ x: at, margin }) =>
                margin ? (
                  <polyline
                    key={at}
                    points={path([
                      { x: at, y: margin.low },
                      { x: at, y: margin.high },
                    ])}
                    strokeWidth="2"
                    vectorEffect="non-scaling-stroke"
                    className={plotLine({ tone: 'main' })}
                  />
                ) : (
                  []
                ),
              )}
            </svg>
            {dots.map((dot) => (
              <div
                key={keyOf(dot)}
                className={plotDot({ tone: dot.tone })}
                style={{ left: `${across(dot.x)}%`, bottom: `${up(dot.y)}%` }}
              />
            ))}
            {dots.map(
              ({ label, ...dot }) =>
                label && (
                  <div
                    key={keyOf(dot)}
                    className={plotLabel({ side: label.side, align: label.align })}
                    style={{ left: `${across(dot.x)}%`, bottom: `${up(dot.y)}%` }}
                  >
                    {label.text}
                  </div>
                ),
            )}
          </div>
          <div className="relative col-start-2 h-7">
            {x.ticks.map(({ at, text }) => (
              <span
                key={at}
                className={tickName({ place: at === x.from ? 'first' : at === x.to ? 'last' : 'middle' })}
                style={{ left: `${across(at)}%` }}
              >
                {text}
              </span>
            ))}
          </div>
        </div>
        {x.title !== undefined && <div className="mt-1 text-end">{x.title}</div>}
      </div>
      {table && (
        <div className="sr-only">
          <table>
            <thead>
              <tr>
                {table.heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...values]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, place) => (
                    <td key={table.heads[place + 1]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  );
}

const keyOf = ({ tone, x, y }: Pick<PlotDot, 'tone' | 'x' | 'y'>) => `${tone} ${x} ${y}`;

function Dashed({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) {
  return (
    <line
      x1={from[0]}
      y1={from[1]}
      x2={to[0]}
      y2={to[1]}
      strokeWidth="1.5"
      strokeDasharray="5 4"
      vectorEffect="non-scaling-stroke"
      className={plotLine({ tone: 'rule' })}
    />
  );
}
