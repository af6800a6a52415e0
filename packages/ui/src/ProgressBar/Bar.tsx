import type { ReactNode } from 'react';
import type { Meter } from 'react-aria-components/Meter';
import type { ProgressBar } from 'react-aria-components/ProgressBar';
import { barFill, barTrack } from './Bar.variants.ts';

export interface BarProps {
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
}

interface DrawnBarProps extends BarProps {
  /** What it is for screen readers. */
  track: typeof Meter | typeof ProgressBar;
  isUncertain?: boolean | undefined;
  /** A line across the bar at this per cent. */
  mark?: number | undefined;
  /** Close below the bar: a ruler. */
  ruler?: ReactNode;
}

/** The drawing under ProgressBar and Meter: square ends, filled in the learner's ink. */
export function Bar(props: DrawnBarProps) {
  const { label, value, valueText, valuePlace = 'above', lead, note, size, track: Track, isUncertain, mark } = props;
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
        <Track aria-label={label} value={value || 0} valueLabel={valueText} className={barTrack({ size })}>
          {({ percentage = 0 }) => (
            <>
              <div className={barFill({ few: isUncertain })} style={{ width: `${percentage}%` }} />
              {mark !== undefined && (
                <div
                  className="absolute -inset-y-1 -ms-px w-0.5 bg-text forced-ink"
                  style={{ insetInlineStart: `${mark}%` }}
                />
              )}
            </>
          )}
        </Track>
        {valuePlace === 'beside' && text}
      </div>
      {props.ruler}
      {note !== undefined && <p className="mt-1.5 type-caption text-text-muted">{note}</p>}
    </div>
  );
}
