import { cva } from 'class-variance-authority';

export const barTrack = cva('relative w-full rounded-bar bg-chart-rest forced-colors:outline', {
  variants: { size: { thin: 'h-1.5', m: 'h-2', tall: 'h-3' } },
  defaultVariants: { size: 'm' },
});

export const barFill = cva('relative h-full origin-left animate-grow rounded-bar forced-ink', {
  variants: {
    few: {
      true: 'bg-[repeating-linear-gradient(115deg,var(--chart-1)_0_3px,transparent_3px_6px)]',
      false: 'bg-chart-1',
    },
  },
  defaultVariants: { few: false },
});
