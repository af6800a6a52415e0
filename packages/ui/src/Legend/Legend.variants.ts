import { cva } from 'class-variance-authority';

export const legendMark = cva('shrink-0 forced-ink', {
  variants: {
    shape: {
      filled: 'size-3 rounded-round border-[1.5px] border-chart-1 bg-chart-1',
      half: 'size-3 rounded-round border-[1.5px] border-chart-1 bg-[linear-gradient(var(--surface)_50%,var(--chart-band)_50%)]',
      hollow: 'size-3 rounded-round border-[1.5px] border-chart-1',
      right: 'size-3 rounded-round bg-success',
      wrong: 'size-3 rounded-round border-2 border-danger',
      dashed: 'size-3 rounded-round border-[1.5px] border-dashed border-border-strong',
      cut: 'h-3.5 w-0.5 bg-text',
      hatch: 'h-2 w-4 rounded-bar bg-[repeating-linear-gradient(115deg,var(--chart-1)_0_3px,transparent_3px_6px)]',
    },
  },
});
