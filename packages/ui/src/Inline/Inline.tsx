import type { ReactNode } from 'react';
import { inline } from './Inline.variants.ts';

export interface InlineProps {
  /** What stands beside one another, in reading order. */
  children: ReactNode;
  /** Space between children, in steps of 4px; from 5 on, wrapped lines stand closer than neighbours. Default 3. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10;
  /** Whether children may go on to a next line. Default true. */
  wrap?: boolean;
  /** Where children stand along the line. Default start. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Where children stand across the line. Default center. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** When children share the whole line equally, as buttons do on a phone. Default never. */
  grow?: 'never' | 'phone' | 'always';
  /** When children stand below one another instead, as wide as the line. Default never. */
  stack?: 'never' | 'phone';
  /** Element to render. Default div. */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li';
}

/** Puts its children beside one another. */
export function Inline({ children, gap, wrap, justify, align, grow, stack, as: Tag = 'div' }: InlineProps) {
  return <Tag className={inline({ gap, wrap, justify, align, grow, stack })}>{children}</Tag>;
}
