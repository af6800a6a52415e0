import { tallyBubble } from './Tally.variants.ts';

export interface TallyProps {
  /** How many of the bubbles are certain. */
  filled: number;
  /** How many more may be. Default 0. */
  hatched?: number;
  /** How many more are not; those after them are then dashed, because they are not known yet. Default all of the rest. */
  hollow?: number;
  /** Bubbles in all. */
  of: number;
  /** The same in words, for example '2 a 9 de 10'. Default none: words beside it say so. */
  label?: string;
}

/** So many of so many, counted in bubbles: certain ones filled, possible ones hatched, the rest hollow; ten to a row. */
export function Tally({ filled, hatched = 0, hollow, of, label }: TallyProps) {
  const state = (place: number) => {
    if (place < filled) return 'filled';
    if (place < filled + hatched) return 'hatched';
    return hollow === undefined || place < filled + hatched + hollow ? 'hollow' : 'dashed';
  };
  return (
    <>
      {label !== undefined && <span className="sr-only">{label}</span>}
      <span aria-hidden className="grid grid-cols-[repeat(10,minmax(0,1.125rem))] gap-1.25">
        {Array.from({ length: of }, (_, place) => (
          <span key={place} className={tallyBubble({ state: state(place) })} />
        ))}
      </span>
    </>
  );
}
