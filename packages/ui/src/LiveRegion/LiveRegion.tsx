import type { ReactNode } from 'react';

export interface LiveRegionProps {
  /** What is read out when it changes, in spans. Nothing until there is something to say. */
  children?: ReactNode;
}

/** Reads out what appears in it, when there is a pause. Render it before it has something to say, or the first news is missed. */
export function LiveRegion({ children }: LiveRegionProps) {
  return <output className="block">{children}</output>;
}
