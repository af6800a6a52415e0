import { monogram } from './Monogram.variants.ts';

export interface MonogramProps {
  /** Two or three letters. */
  children: string;
  /** What they stand for, for screen readers and on hover. */
  name: string;
  /** Colour of whom they stand for, always together with the letters. Default grey. */
  tone?: 'orange' | 'blue' | 'green' | 'grey';
  /** 44px in rows, 22px in tables, `bar` 44px but 36 on a phone. Default row. */
  size?: 'row' | 'table' | 'bar';
}

/** The letters of a company in its colour. */
export function Monogram({ children, name, tone, size }: MonogramProps) {
  return (
    <span className={monogram({ tone, size })} title={name}>
      <span aria-hidden>{children}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
