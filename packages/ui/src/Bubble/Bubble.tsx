import type { ReactNode } from 'react';
import { bubble } from './Bubble.variants.ts';

export type BubbleState = 'hollow' | 'dashed' | 'faint' | 'filled' | 'right' | 'wrong' | 'key' | 'current' | 'quiet';

export interface BubbleProps {
  /** A letter, a number or an extra small icon. */
  children?: ReactNode;
  /**
   * hollow is open, dashed not yet possible, faint one of many, filled marked, right and wrong the verdict,
   * key the right answer that was missed, current the step one is at, quiet no answer at all. Default hollow.
   */
  state?: BubbleState;
  /** s 12px without content, m 22px, l 32px. Default m. */
  size?: 's' | 'm' | 'l';
  /** A ring of marker around it, for today. Default false. */
  isMarked?: boolean;
  /** Name for screen readers. Default none: hidden from them, because words stand beside it. */
  label?: string;
}

/** The circle of an answer sheet. */
export function Bubble({ children, state, size, isMarked = false, label }: BubbleProps) {
  return (
    <>
      <span className={bubble({ state, size, ring: isMarked ? 'mark' : 'none' })} aria-hidden>
        {children}
      </span>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </>
  );
}

export interface BubbleStripItem {
  /** Unique within the strip. */
  id: string;
  /** Letter in the bubble. */
  letter: string;
  /** As for Bubble. */
  state: BubbleState;
  /** A ring of marker around it, for today. Default false. */
  isMarked?: boolean;
}

export interface BubbleStripProps {
  /** The bubbles, from the left. */
  items: readonly BubbleStripItem[];
  /** What the strip says, in words. */
  label: string;
}

/** A line of bubbles that says one thing, for example on which days of the week one studied. It shrinks to fit, and has no letters once they would not. */
export function BubbleStrip({ items, label }: BubbleStripProps) {
  return (
    <>
      <span className="sr-only">{label}</span>
      <span aria-hidden className="@container flex gap-0.5 py-1 md:gap-1.5">
        {items.map(({ id, letter, state, isMarked }) => (
          <span key={id} className={bubble({ state, size: 'strip', ring: isMarked ? 'mark' : 'none' })}>
            {letter}
          </span>
        ))}
      </span>
    </>
  );
}
