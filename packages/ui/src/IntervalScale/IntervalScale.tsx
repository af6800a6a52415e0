import { cutLabel } from './IntervalScale.variants.ts';

export interface IntervalScaleProps {
  /** The whole statement in words: estimate, interval and pass mark. */
  label: string;
  /** Left end of the axis. */
  from: ScaleMark;
  /** Right end of the axis. */
  to: ScaleMark;
  /** Lower end of the interval. */
  low: ScaleMark;
  /** Upper end of the interval. */
  high: ScaleMark;
  /** The estimate itself, per cent. */
  point: number;
  /** Pass mark, with its words, for example 'corte 72%'. */
  cut?: ScaleMark;
}

export interface ScaleMark {
  /** Per cent. */
  value: number;
  /** How it is written. */
  text: string;
}

/** Share of the axis that a figure needs beside the one at its end. */
const room = 18;

/** An estimate as a band on an axis, with the point inside it and the pass mark. */
export function IntervalScale({ label, from, to, low, high, point, cut }: IntervalScaleProps) {
  const at = (value: number) => Math.min(100, Math.max(0, ((value - from.value) / (to.value - from.value)) * 100));
  const start = at(low.value);
  const end = at(high.value);
  return (
    <div className="relative h-15 type-caption tnum text-text-subtle">
      <p className="sr-only">{label}</p>
      <div aria-hidden className="forced-ink">
        <div className="absolute inset-x-0 top-5 h-3 rounded-bar bg-chart-rest forced-colors:outline" />
        <div className="absolute top-5 h-3 bg-chart-band" style={{ left: `${start}%`, right: `${100 - end}%` }} />
        <div className="absolute top-4 -ms-0.5 h-5 w-1 bg-chart-1" style={{ left: `${at(point)}%` }} />
        {cut && (
          <div
            className="absolute top-0 h-9.5 border-s-2 border-dashed border-text"
            style={{ left: `${at(cut.value)}%` }}
          >
            <span className={cutLabel({ side: at(cut.value) > 60 ? 'before' : 'after' })}>{cut.text}</span>
          </div>
        )}
        {start > room && <span className="absolute top-9.5 left-0">{from.text}</span>}
        <span className="absolute top-9.5" style={{ right: `${Math.min(100 - start, 94)}%` }}>
          {low.text}
        </span>
        <span className="absolute top-9.5" style={{ left: `${Math.min(end, 94)}%` }}>
          {high.text}
        </span>
        {end < 100 - room && <span className="absolute top-9.5 right-0">{to.text}</span>}
      </div>
    </div>
  );
}
