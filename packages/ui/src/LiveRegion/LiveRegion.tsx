import type { ReactNode } from 'react';

export interface LiveRegionProps {
  /** What is read out when it changes, in spans. Nothing until there is something to say. */
  children?: ReactNode;
  /** Read out at once, without waiting for a pause. Default false. */
  isUrgent?: boolean;
}

/**
 * Reads out what appears in it, when there is a pause. Render it before it has something to say, or the first news is missed.
 * React Aria announces for its own widgets only.
 */
export function LiveRegion({ children, isUrgent = false }: LiveRegionProps) {
  if (isUrgent) return <div role="alert">{children}</div>;
  return <output className="block">{children}</output>;
}
