import { unit, unitRow } from './UnitRow.variants.ts';

export type UnitState = 'filled' | 'hollow' | 'dashed';

export interface UnitRowProps {
  /** One small bubble each, from the left. */
  units: readonly UnitState[];
  /** What they say, in words. Default none: hidden from screen readers, because words stand beside it. */
  label?: string;
}

/** A number of things, each a small bubble, so that a count can be seen. */
export function UnitRow({ units, label }: UnitRowProps) {
  return (
    <>
      {label !== undefined && <span className="sr-only">{label}</span>}
      <span aria-hidden className={unitRow}>
        {Array.from(units, (state, place) => (
          <span key={place} className={unit({ state })} />
        ))}
      </span>
    </>
  );
}
