import { bubbleSheet, sheetBubble } from './BubbleSheet.variants.ts';

export interface BubbleSheetProps {
  /** One bubble each: filled for true, hollow for false. */
  marks: readonly boolean[];
  /** Bubbles in a row; '10 then 6' has fewer from 768px on. Default 10. */
  columns?: 3 | 4 | 10 | '10 then 6';
  /** dot 4px for a hundred, s 13px, m 18px. Default s. */
  size?: 'dot' | 's' | 'm';
  /** What it says, in words. Default none: hidden from screen readers, because words stand beside it. */
  label?: string;
}

/** The bubbles of a sheet that has been filled in. */
export function BubbleSheet({ marks, columns = 10, size = 's', label }: BubbleSheetProps) {
  return (
    <>
      {label !== undefined && <span className="sr-only">{label}</span>}
      <span aria-hidden className={bubbleSheet({ columns, size })}>
        {Array.from(marks, (isFilled, position) => (
          <span key={position} className={sheetBubble({ size, isFilled })} />
        ))}
      </span>
    </>
  );
}
