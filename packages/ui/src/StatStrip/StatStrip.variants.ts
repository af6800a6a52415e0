import { cva } from 'class-variance-authority';

/** Two columns at most until the strip is wide enough for one line; one column when not even two labels fit. The last of three or five never leaves a hole beside it. */
export const statStrip = cva('-ms-px -mt-px grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,34%)),1fr))]', {
  variants: {
    line: {
      short: '',
      three: '@min-[30rem]:grid-cols-3',
      five: '@min-[40rem]:grid-cols-3 @min-[46rem]:auto-cols-fr @min-[46rem]:grid-flow-col @min-[46rem]:grid-cols-none',
      long: '@min-[40rem]:grid-cols-3 @min-[62rem]:auto-cols-fr @min-[62rem]:grid-flow-col @min-[62rem]:grid-cols-none',
    },
    size: { m: '', s: '' },
  },
  compoundVariants: [
    {
      line: 'short',
      size: 'm',
      class: '@min-[46rem]:auto-cols-fr @min-[46rem]:grid-flow-col @min-[46rem]:grid-cols-none',
    },
    {
      line: 'short',
      size: 's',
      class: '@min-[40rem]:auto-cols-fr @min-[40rem]:grid-flow-col @min-[40rem]:grid-cols-none',
    },
  ],
  defaultVariants: { size: 'm' },
});

export const statFrame = cva('@container overflow-clip', {
  variants: { frame: { sheet: 'rounded-sheet border bg-surface', none: 'border-t first:border-t-0' } },
  defaultVariants: { frame: 'sheet' },
});

export const statCell = cva('min-w-0 border-s border-t p-4', {
  variants: {
    line: {
      short: 'md:px-6 md:py-5',
      three: 'last:col-span-full md:px-6 md:py-5 @min-[30rem]:last:col-auto',
      five: 'last:col-span-full md:px-5 @min-[40rem]:last:col-span-2 @min-[46rem]:last:col-auto',
      long: 'md:px-5',
    },
  },
});

/** Six figures in one line are a little smaller. */
export const statValue = cva('my-1 tracking-[-0.01em] text-text', {
  variants: { size: { m: 'type-stat-m', s: 'type-h2 tnum' }, line: { short: '', three: '', five: '', long: '' } },
  compoundVariants: [{ size: 'm', line: ['five', 'long'], class: 'text-[1.5rem]/7.5' }],
  defaultVariants: { size: 'm' },
});
