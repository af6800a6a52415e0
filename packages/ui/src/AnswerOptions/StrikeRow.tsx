import type { ReactNode } from 'react';
import { strikeRow } from './AnswerOptions.variants.ts';

export interface Strikes {
  /** The options that are struck out. */
  values: readonly string[];
  /** The `StrikeButton` of each option, in their order. */
  buttons: readonly ReactNode[];
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
      {strikes.buttons[position]}
    </div>
  );
}
