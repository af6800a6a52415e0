import { cva } from 'class-variance-authority';

export const tallyBubble = cva('aspect-square rounded-round border-[1.5px] forced-ink', {
  variants: {
    state: {
      filled: 'border-chart-1 bg-chart-1',
      hatched: 'border-chart-1 bg-[repeating-linear-gradient(115deg,var(--chart-1)_0_2px,transparent_2px_4px)]',
      hollow: 'border-border-strong',
      dashed: 'border-dashed border-border-strong',
    },
  },
});
