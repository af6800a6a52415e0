import type { ReactNode } from 'react';
import { strikeRow } from './OptionGroup.variants.ts';

export interface Strikes {
  /** The options that are struck out. */
  values: readonly string[];
  /** What strikes an option out, from its value and its place from 0: a `StrikeButton`. */
  button: (value: string, position: number) => ReactNode;
}

interface StrikeRowProps {
  /** Place among the options, from 0. */
  position: number;
  value: string;
  strikes: Strikes | undefined;
  children: ReactNode;
}

/** One option with, beside it and not in it, the button that strikes it out. */
export function StrikeRow({ position, value, strikes, children }: StrikeRowProps) {
  if (!strikes) return children;
  return (
    <div className={strikeRow} data-struck={strikes.values.includes(value) || undefined}>
      {children}
      {strikes.button(value, position)}
    </div>
  );
}
