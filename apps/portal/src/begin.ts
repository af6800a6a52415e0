import { useEffect, useRef } from 'react';

let isFirst = true;

/** A new page begins at its top, or at the section of its address, and keyboards and screen readers begin with its content. */
export function begin(): void {
  if (!isFirst) {
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  isFirst = false;
  // The browser looked for the section before the page was drawn.
  if (location.hash.length > 1) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

/** The same when an address with the same path shows something else. */
export function useBegin(view: string | null): void {
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    begin();
  }, [view]);
}
