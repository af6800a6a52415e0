import { cva } from 'class-variance-authority';

export const bubbleSheet = cva('grid w-fit', {
  variants: {
    columns: { 3: 'grid-cols-3', 4: 'grid-cols-4', 10: 'grid-cols-10', '10 then 6': 'grid-cols-10 md:grid-cols-6' },
    size: { dot: 'gap-0.5', s: 'gap-1.5', m: 'gap-2' },
  },
});

/** Pen ink only: green and red are kept for the verdict on a question. */
export const sheetBubble = cva('rounded-round border-chart-1 forced-ink', {
  variants: {
    size: { dot: 'size-1', s: 'size-3.25 border-[1.5px]', m: 'size-4.5 border-[1.5px]' },
    isFilled: { true: 'bg-chart-1', false: '' },
  },
  compoundVariants: [{ size: 'dot', isFilled: false, class: 'bg-chart-rest' }],
});
