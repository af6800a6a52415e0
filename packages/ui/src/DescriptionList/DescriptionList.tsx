import type { ReactNode } from 'react';
import { descriptionList, descriptionPair, descriptionTerm, descriptionValue } from './DescriptionList.variants.ts';

export interface Description {
  /** Unique within the list. */
  term: string;
  /** What is said of it, formatted. */
  value: ReactNode;
}

export interface DescriptionListProps {
  /** The pairs, in order. */
  items: readonly Description[];
  /** rows: term left, value right. ruled: the same with rules between. strip: figures side by side. Default rows. */
  layout?: 'rows' | 'ruled' | 'strip';
  /** Sets values in the display family, for figures. Default false. */
  numeric?: boolean;
  /** Sets values in semibold. Default false. */
  strong?: boolean;
}

/** Pairs of a term and its value. */
export function DescriptionList({ items, layout, numeric = false, strong = false }: DescriptionListProps) {
  return (
    <dl className={descriptionList({ layout })}>
      {items.map(({ term, value }) => (
        <div key={term} className={descriptionPair({ layout })}>
          <dt className={descriptionTerm({ layout })}>{term}</dt>
          <dd className={descriptionValue({ layout, numeric, strong })}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
