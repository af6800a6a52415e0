import type { ReactNode } from 'react';
import { progressFill, progressTrack } from './ProgressBar.variants.ts';

export interface ProgressBarProps {
  /** Accessible name: what is measured. */
  label: string;
  /** Per cent; below 0 counts as 0, above 100 as 100, not a number as 0. */
  value: number;
  /** The same in words, for example '70%' or '14 de 20 questões'. */
  valueText: string;
  /** Where the value stands; `hidden` when a text beside the bar says it already. Default above. */
  valuePlace?: 'above' | 'beside' | 'hidden';
  /** Left of the value, above the bar. */
  lead?: ReactNode;
  /** One line below the bar. */
  note?: ReactNode;
  /** 6, 8 or 12px. Default m. */
  size?: 'thin' | 'm' | 'tall';
  /** Draws a ruler of so many steps below the bar, with a longer line at every fifth. */
  rulerSteps?: number;
  /** Draws the pass mark at this per cent. */
  cut?: number;
  /** Hatches the bar: too few answers to rely on. Default false. */
  isUncertain?: boolean;
}

/** How much of a whole is done. Square ends, filled in the learner's ink. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, valueText, valuePlace = 'above', lead, note, size, rulerSteps, cut, isUncertain } = props;
  const percent = clamp(value);
  const text = <span className="font-display type-body tnum text-text-muted">{valueText}</span>;
  return (
    <div className="min-w-0">
      {(lead !== undefined || valuePlace === 'above') && (
        <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
          <div>{lead}</div>
          {valuePlace === 'above' && text}
        </div>
      )}
      <div className="relative flex items-center gap-4">
        <progress className="sr-only" aria-label={label} aria-valuetext={valueText} max={100} value={percent} />
        <div aria-hidden className={progressTrack({ size })}>
          <div className={progressFill({ few: isUncertain })} style={{ width: `${percent}%` }} />
          {cut !== undefined && (
            <div className="absolute -inset-y-1 -ms-px w-0.5 bg-text forced-ink" style={{ left: `${clamp(cut)}%` }} />
          )}
        </div>
        {valuePlace === 'beside' && text}
      </div>
      {rulerSteps !== undefined && <Ruler steps={rulerSteps} />}
      {note !== undefined && <p className="mt-1.5 type-caption text-text-muted">{note}</p>}
    </div>
  );
}

function clamp(percent: number): number {
  return Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent));
}

/** From 40 steps on only every fifth is drawn, so that the lines never run together. */
function Ruler({ steps }: { steps: number }) {
  const every = steps > 40 ? 5 : 1;
  const lines = Array.from({ length: Math.floor(steps / every) + 1 }, (_, index) => {
    const step = index * every;
    return `M${step} 0v${step % 5 === 0 ? 9 : 5}`;
  });
  return (
    <svg
      viewBox={`0 0 ${steps} 9`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden
      className="mt-0.5 block h-2.25 w-full overflow-visible stroke-border-strong forced-ink"
    >
      <path d={lines.join('')} strokeWidth="1" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
