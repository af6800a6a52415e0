import { cva } from 'class-variance-authority';

export const monogram = cva(
  'relative inline-grid shrink-0 place-items-center font-display font-strong tracking-[0.01em] forced-colors:border',
  {
    variants: {
      tone: {
        orange: 'bg-brand-orange-subtle text-brand-orange',
        blue: 'bg-brand-blue-subtle text-brand-blue',
        green: 'bg-brand-green-subtle text-brand-green',
        grey: 'bg-brand-grey-subtle text-brand-grey',
      },
      size: {
        row: 'h-11 min-w-11 rounded-control text-[0.8125rem]/none',
        bar: 'h-9 min-w-9 rounded-control text-[0.6875rem]/none md:h-11 md:min-w-11 md:text-[0.8125rem]/none',
        table: 'h-5.5 min-w-9 rounded-tag px-1.5 text-[0.6875rem]/none',
      },
    },
    defaultVariants: { tone: 'grey', size: 'row' },
  },
);
