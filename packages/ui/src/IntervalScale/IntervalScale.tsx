import { band, drawing, scale } from './IntervalScale.variants.ts';

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
  /** Hatched where the estimate rests on little. Default false. */
  isUnsure?: boolean;
  /** The estimate itself, per cent. */
  point: number;
  /** Pass mark, with its words, for example 'corte 72%'. */
  cut?: ScaleMark;
  /** Whether words and figures stand around the bar; hidden where a row of a table has them beside it. Default shown. */
  figures?: 'shown' | 'hidden';
}

export interface ScaleMark {
  /** Per cent. */
  value: number;
  /** How it is written. */
  text: string;
}

/** Ends of the interval closer than this share of the axis are written as one. */
const close = 11;

/** Share of the axis that a figure needs beside the one at its end. */
const room = 24;

/** An estimate as a band on an axis, with the point inside it and the pass mark. */
export function IntervalScale(props: IntervalScaleProps) {
  const { label, from, to, low, high, isUnsure = false, point, cut, figures = 'shown' } = props;
  const at = (value: number) => Math.min(100, Math.max(0, ((value - from.value) / (to.value - from.value)) * 100));
  const start = at(low.value);
  const end = at(high.value);
  return (
    <div className={scale({ figures })}>
      <p className="sr-only">{label}</p>
      <div aria-hidden className={drawing({ figures })}>
        <div className="absolute inset-x-0 top-5 h-3 rounded-bar bg-chart-rest forced-colors:outline" />
        <div className={band({ unsure: isUnsure })} style={{ left: `${start}%`, right: `${100 - end}%` }} />
        <div className="absolute top-4 -ms-0.5 h-5 w-1 bg-chart-1" style={{ left: `${at(point)}%` }} />
        {cut && (
          <div
            className="absolute top-3.5 -ms-px h-6 border-s-2 border-dashed border-text"
            style={{ left: `${at(cut.value)}%` }}
          />
        )}
        {figures === 'shown' && <Figures {...{ from, to, low, high, cut, at }} />}
      </div>
    </div>
  );
}

interface FiguresProps extends Pick<IntervalScaleProps, 'from' | 'to' | 'low' | 'high'> {
  cut: ScaleMark | undefined;
  /** Where a value is on the axis, per cent of it. */
  at: (value: number) => number;
}

/** The words above the bar and the figures below it, none beyond its ends. */
function Figures({ from, to, low, high, cut, at }: FiguresProps) {
  const start = at(low.value);
  const end = at(high.value);
  // As much of the words before it as of the axis: however long they are, they stay within its ends.
  const around = (place: number) => ({ left: `${place}%`, transform: `translateX(-${place}%)` });
  const centred = (place: number) => ({ left: `${Math.min(90, Math.max(10, place))}%` });
  return (
    <>
      {cut && (
        <span className="absolute -top-1.5 whitespace-nowrap text-text" style={around(at(cut.value))}>
          {cut.text}
        </span>
      )}
      {start > room && <span className="absolute top-9.5 left-0">{from.text}</span>}
      {end - start < close ? (
        <span className="absolute top-9.5 -translate-x-1/2" style={centred((start + end) / 2)}>
          {`${low.text}–${high.text}`}
        </span>
      ) : (
        <>
          <span className="absolute top-9.5" style={{ right: `${Math.min(100 - start, 94)}%` }}>
            {low.text}
          </span>
          <span className="absolute top-9.5" style={{ left: `${Math.min(end, 94)}%` }}>
            {high.text}
          </span>
        </>
      )}
      {end < 100 - room && <span className="absolute top-9.5 right-0">{to.text}</span>}
    </>
  );
}
