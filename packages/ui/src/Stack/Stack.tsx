import type { ReactNode } from 'react';
import { stack } from './Stack.variants.ts';

export interface StackProps {
  /** What stands below one another, first on top. */
  children: ReactNode;
  /** Space between children, in steps of 4px; `sheets` is 24px (16 on a phone), `sections` 64px (40). Default 4. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 'sheets' | 'sections';
  /** Where children narrower than the stack stand. Default stretch. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Takes the room that is left in a row or column around it. Default false. */
  fill?: boolean;
  /** Element to render. Children of `ul` and `ol` are stacks or inlines `as="li"`. Default div. */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'span';
  /** Accessible name of a `section`, which becomes a landmark, or of a list. */
  label?: string;
  /** Target of a link within the page. */
  id?: string;
}

/** Puts its children below one another. */
export function Stack({ children, gap, align, fill, as: Tag = 'div', label, id }: StackProps) {
  return (
    <Tag className={stack({ gap, align, fill })} aria-label={label} id={id}>
      {children}
    </Tag>
  );
}
