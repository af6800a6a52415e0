import { type ReactNode, useEffect, useRef } from 'react';
import { scrollArea } from './ScrollArea.variants.ts';
import { useOverflow } from './useOverflow.ts';

export interface ScrollAreaProps {
  /** One element, usually a list. */
  children: ReactNode;
  /** Accessible name of the area, for people who scroll it with the keyboard. */
  label: string;
  /** y: scrolls what is taller than 24rem, then the page. x: scrolls what is wider than the container. Default y. */
  axis?: 'x' | 'y';
  /** Each time this changes, the element marked with `aria-current` comes into view inside the area. The page stays where it is. */
  follow?: string | number;
}

/** Keeps long or wide content inside. It takes part in the tab order only while it scrolls; React Aria has no such area. */
export function ScrollArea({ children, label, axis, follow }: ScrollAreaProps) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(ref);
  useEffect(() => {
    const area = ref.current;
    const current = area?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (follow === undefined || !area || !current) return;
    const { top, bottom } = area.getBoundingClientRect();
    area.scrollTop += Math.min(0, current.top - top) + Math.max(0, current.bottom - bottom);
  }, [follow]);
  return (
    <div
      ref={ref}
      className={scrollArea({ axis })}
      {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
