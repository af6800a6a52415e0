import { cva } from 'class-variance-authority';

export const plotField = cva('relative', {
  variants: {
    shape: { wide: 'h-48 md:h-56', square: 'aspect-square border-s-[1.5px] border-text' },
    base: { true: 'border-b-[1.5px] border-text', false: '' },
  },
});

export const plotLine = cva('fill-none', {
  variants: { tone: { main: 'stroke-chart-1', quiet: 'stroke-border-strong', rule: 'stroke-text' } },
});

export const plotDot = cva('absolute -translate-x-1/2 translate-y-1/2 rounded-round forced-ink', {
  variants: {
    tone: {
      main: 'size-2.25 bg-chart-1',
      open: 'size-2.75 border-2 border-chart-1 bg-surface',
      faint: 'size-1.75 border border-border-strong bg-surface',
    },
  },
});

/** Words cover the lines that they stand on. */
const words = 'absolute bg-surface font-semibold whitespace-nowrap text-text';

export const plotLabel = cva(words, {
  variants: {
    side: { above: 'mb-2', below: '-mb-6.5' },
    align: { start: '', end: '-translate-x-full' },
  },
});

export const tickName = cva('absolute top-2 whitespace-nowrap', {
  variants: { place: { first: '', middle: '-translate-x-1/2 vast:hidden', last: '-translate-x-full' } },
});
