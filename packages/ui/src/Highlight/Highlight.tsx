import type { ReactNode } from 'react';

export interface HighlightProps {
  /** The few words that matter now. */
  children: ReactNode;
}

/** The marker over the one thing that matters now; at most two in a view. */
export function Highlight({ children }: HighlightProps) {
  return (
    <mark className="-mx-[0.06em] rounded-bar box-decoration-clone bg-mark px-[0.14em] text-on-mark forced-ink">
      {children}
    </mark>
  );
}
