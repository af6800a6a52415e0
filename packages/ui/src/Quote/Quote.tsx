import type { ReactNode } from 'react';

export interface QuoteProps {
  /** What was said. */
  children: ReactNode;
  /** Who said it. */
  source?: string;
}

/** Words to be remembered, beside a 4px ink rule. */
export function Quote({ children, source }: QuoteProps) {
  return (
    <figure className="m-0 border-s-4 border-text ps-4 type-body text-text">
      <blockquote className="m-0">{children}</blockquote>
      {source !== undefined && <figcaption className="mt-1 type-caption text-text-muted">{source}</figcaption>}
    </figure>
  );
}
