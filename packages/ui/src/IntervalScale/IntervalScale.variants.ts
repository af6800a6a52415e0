import { cva } from 'class-variance-authority';

/** With its words above and its figures below, or as a line of a table that has them in columns. */
export const scale = cva('relative type-caption tnum text-text-subtle vast:text-[3.75vw]', {
  variants: { figures: { shown: 'h-15', hidden: 'h-6' } },
});

/** Where its bar is in that. */
export const drawing = cva('absolute inset-x-0 forced-ink', {
  variants: { figures: { shown: 'top-0', hidden: '-top-3.5' } },
});

export const band = cva('absolute top-5 h-3', {
  variants: {
    unsure: {
      false: 'bg-chart-band',
      true: 'bg-[repeating-linear-gradient(115deg,var(--chart-1)_0_2px,transparent_2px_5px)]',
    },
  },
});
