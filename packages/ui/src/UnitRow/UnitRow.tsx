import { unit, unitRow } from './UnitRow.variants.ts';

export type UnitState = 'filled' | 'hollow' | 'dashed';

export interface UnitRowProps {
  /** Units of the longest row beside it: all of them are then equally large, and small enough for one line. Default none: it wraps. */
  longest?: number;
  /** One small bubble each, from the left. */
  units: readonly UnitState[];
  /** What they say, in words. Default none: hidden from screen readers, because words stand beside it. */
  label?: string;
}

/** A number of things, each a small bubble, so that a count can be seen. */
export function UnitRow({ units, longest, label }: UnitRowProps) {
  const layout = longest === undefined ? 'wrap' : 'line';
  return (
    <>
      {label !== undefined && <span className="sr-only">{label}</span>}
      <span
        aria-hidden
        className={unitRow({ layout })}
        style={longest === undefined ? {} : { gridTemplateColumns: `repeat(${longest}, minmax(0, 0.75rem))` }}
      >
        {Array.from(units, (state, place) => (
          <span key={place} className={unit({ state, layout })} />
        ))}
      </span>
    </>
  );
}
