import { cva } from 'class-variance-authority';

export const stack = cva('flex min-w-0 flex-col', {
  variants: {
    gap: {
      0: 'gap-0',
      1: 'gap-1',
      2: 'gap-2',
      3: 'gap-3',
      4: 'gap-4',
      5: 'gap-5',
      6: 'gap-6',
      8: 'gap-8',
      10: 'gap-10',
      12: 'gap-12',
      16: 'gap-16',
      sheets: 'gap-4 md:gap-6',
      sections: 'gap-10 md:gap-16',
    },
    align: { stretch: 'items-stretch', start: 'items-start', center: 'items-center', end: 'items-end' },
    fill: { true: 'min-w-24 flex-1', false: '' },
  },
  defaultVariants: { gap: 4, align: 'stretch', fill: false },
});
