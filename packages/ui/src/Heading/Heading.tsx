import type { ReactNode } from 'react';
import { heading } from './Heading.variants.ts';

export interface HeadingProps {
  /** The words of the heading, at most one Highlight among them. */
  children: ReactNode;
  /** Place in the outline of the page: one 1 per page, no step left out. */
  level: 1 | 2 | 3 | 4;
  /** How big it looks. Default that of its level; level 4 looks like a label. */
  size?: 'display-1' | 'display-2' | 'h1' | 'h2' | 'h3' | 'label';
  /** Colour; inverse is for navy panels. Default default. */
  tone?: 'default' | 'muted' | 'inverse' | 'inherit';
  /** Target of `aria-labelledby` or of a link within the page. */
  id?: string;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const sizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'label' } as const;

/** A heading whose level and size are chosen apart. */
export function Heading({ children, level, size = sizes[level], tone, id }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag className={heading({ size, tone })} id={id}>
      {children}
    </Tag>
  );
}
