import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOverlay } from 'react-aria/useOverlay';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Icon } from '../Icon/Icon.tsx';
import {
  pinnedArrow,
  pinnedBefore,
  pinnedContent,
  pinnedLast,
  pinnedLine,
  pinnedText,
  pinnedTrigger,
  pinnedWords,
} from './PinnedText.variants.ts';

export interface PinnedTextProps {
  /** Id of the element that ends the text. It is pinned while that element is out of view, above. */
  endId: string;
  /** The end of the text: what has to stay in sight. Two lines of it. */
  end: string;
  /** What comes before it, one line on wide windows. */
  before?: string | undefined;
  /** Name of the button that opens all of it. */
  openLabel: string;
  /** All of the text. */
  children: ReactNode;
}

/** A text that stays in sight under the bar at the top once it has been scrolled away, in two lines that open. */
export function PinnedText({ endId, ...text }: PinnedTextProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const [isPinned, setPinned] = useState(false);
  useEffect(() => {
    const end = document.getElementById(endId);
    const bar = marker.current?.closest('header');
    if (!end || !bar) return undefined;
    const top = Math.ceil(bar.getBoundingClientRect().height);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPinned(!entry.isIntersecting && entry.boundingClientRect.bottom <= top);
      },
      { rootMargin: `-${top}px 0px 0px 0px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [endId]);
  return (
    <>
      <span ref={marker} hidden />
      {isPinned && <Pinned {...text} />}
    </>
  );
}

function Pinned({ end, before, openLabel, children }: Omit<PinnedTextProps, 'endId'>) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const { overlayProps } = useOverlay({ isOpen, onClose: () => setOpen(false), isDismissable: true }, ref);
  return (
    <div ref={ref} {...overlayProps} data-pinned-text>
      <Disclosure isExpanded={isOpen} onExpandedChange={setOpen} className={pinnedText}>
        <div className={pinnedContent}>
          <div className={pinnedLine}>
            <div className={pinnedWords}>
              {!isOpen && (
                <div aria-hidden>
                  {before !== undefined && <p className={pinnedBefore}>{before}</p>}
                  <p className={pinnedLast}>{end}</p>
                </div>
              )}
              <DisclosurePanel>{children}</DisclosurePanel>
            </div>
            <Button slot="trigger" aria-label={openLabel} className={pinnedTrigger}>
              <span className={pinnedArrow}>
                <Icon of={ChevronDown} />
              </span>
            </Button>
          </div>
        </div>
      </Disclosure>
    </div>
  );
}
