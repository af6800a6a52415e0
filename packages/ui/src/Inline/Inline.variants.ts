import { cva } from 'class-variance-authority';

export const inline = cva('flex min-w-0', {
  variants: {
    gap: {
      0: 'gap-0',
      1: 'gap-1',
      2: 'gap-2',
      3: 'gap-3',
      4: 'gap-4',
      5: 'gap-x-5 gap-y-1',
      6: 'gap-x-6 gap-y-2',
      8: 'gap-x-8 gap-y-4',
      10: 'gap-x-10 gap-y-5',
    },
    wrap: { true: 'flex-wrap', false: '' },
    justify: { start: 'justify-start', center: 'justify-center', end: 'justify-end', between: 'justify-between' },
    align: {
      start: 'items-start',
      center: 'items-center',
      end: 'items-end',
      baseline: 'items-baseline',
      stretch: 'items-stretch',
    },
    grow: { never: '', phone: 'max-md:*:flex-1 vast:flex-col vast:items-stretch', always: '*:flex-1' },
    stack: { never: '', phone: 'max-md:flex-col max-md:items-stretch' },
  },
  defaultVariants: { gap: 3, wrap: true, justify: 'start', align: 'center', grow: 'never', stack: 'never' },
});
