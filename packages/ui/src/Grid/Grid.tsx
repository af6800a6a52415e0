import type { ReactNode } from 'react';
import { grid } from './Grid.variants.ts';

export interface GridProps {
  /** One element per place, row by row. */
  children: ReactNode;
  /**
   * A number: so many equal columns, fewer on narrow windows. `7+5` and the like: parts of twelve, from 1100px; with a third of the width from 1200px.
   * `list+detail`: 21rem and the rest, from 1100px. `index+content`: 11rem and 44rem, from 1024px.
   * `fit-…`: as many equal columns as fit with a minimum of 10, 16 or 22rem.
   */
  columns:
    | 3
    | 4
    | '3 then 4'
    | '6+6'
    | '8+4'
    | '4+8'
    | '7+5'
    | '5+7'
    | 'list+detail'
    | 'index+content'
    | 'fit-s'
    | 'fit-m'
    | 'fit-l';
  /** Space between children, in steps of 4px; `sheets` is 24px (16 on a phone). Default sheets. */
  gap?: 3 | 4 | 6 | 8 | 10 | 'sheets';
  /** Whether children of one row are as tall as the tallest. Default start: each as tall as it needs. */
  align?: 'start' | 'stretch' | 'center';
}

/** Puts its children in columns, and below one another where there is no room for columns. */
export function Grid({ children, columns, gap, align }: GridProps) {
  return <div className={grid({ columns, gap, align })}>{children}</div>;
}
