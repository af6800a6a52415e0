import { legendMark } from './Legend.variants.ts';

export interface LegendItem {
  /** The sign as the chart draws it: bubbles, the pass mark, the hatch of few answers. */
  shape: 'filled' | 'half' | 'hollow' | 'right' | 'wrong' | 'dashed' | 'cut' | 'hatch';
  /** What it means. */
  label: string;
}

export interface LegendProps {
  /** One item per sign of the chart, each shape once. */
  items: readonly LegendItem[];
}

/** What the signs of a chart mean, where direct labels are not enough. */
export function Legend({ items }: LegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 type-caption text-text-muted">
      {items.map(({ shape, label }) => (
        <li key={shape} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={legendMark({ shape })} />
          {label}
        </li>
      ))}
    </ul>
  );
}
