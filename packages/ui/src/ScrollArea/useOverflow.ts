import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of an element is larger than the element, so that it scrolls. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  // Runs after every render, because the child that is observed may be another one by then; and after the paint, so that it
  // does not make the browser lay out the page twice.
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      setOverflows(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      observer.disconnect();
    };
  });
  return overflows;
}
