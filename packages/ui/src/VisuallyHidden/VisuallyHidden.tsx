import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** What only screen readers say. */
  children: ReactNode;
  /** Element to render. Default span. */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3';
}

/** Says something to screen readers without showing it. */
export function VisuallyHidden({ children, as: Tag = 'span' }: VisuallyHiddenProps) {
  return <Tag className="sr-only">{children}</Tag>;
}
