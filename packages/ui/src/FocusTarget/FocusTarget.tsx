import { type ReactNode, useEffect, useRef } from 'react';
import { focusTarget } from './FocusTarget.variants.ts';

export interface FocusTargetProps {
  /** Where reading goes on. */
  children: ReactNode;
  /** The focus comes here each time this changes to something other than null, and at once when it is there from the start. */
  of: string | number | null;
  /** What comes into view with it: itself, half a window of what follows too, or nothing, where the page has to stay. Default self. */
  reach?: 'self' | 'following' | 'nothing';
  /** Ids of the elements that name the place; it is a group then. Default none: screen readers read what it holds. */
  labelledBy?: string;
  /** Element to render. Default div. */
  as?: 'div' | 'span';
}

/**
 * A place that takes the focus when something new is there. It is no tab stop, and shows no ring.
 * React Aria moves the focus within its widgets only; where reading goes on in a page is ours to say.
 */
export function FocusTarget({ children, of, reach = 'self', labelledBy, as: Tag = 'div' }: FocusTargetProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (of === null || !ref.current) return;
    ref.current.focus({ preventScroll: true });
    if (reach !== 'nothing') ref.current.scrollIntoView({ block: 'nearest' });
  }, [of, reach]);
  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        ref.current = element;
      }}
      tabIndex={-1}
      className={focusTarget({ reach })}
      {...(labelledBy !== undefined && { role: 'group', 'aria-labelledby': labelledBy })}
    >
      {children}
    </Tag>
  );
}
