import { cva } from 'class-variance-authority';

export const button = cva(
  [
    'inline-grid cursor-pointer place-items-center rounded-control border py-1.5',
    'text-center font-text font-semibold text-balance no-underline sm:whitespace-nowrap transition-colors',
    // A window of few words, as very large text leaves it: a long word is broken there and nowhere else.
    'vast:max-w-full vast:px-2 vast:[overflow-wrap:anywhere]',
    'pending:cursor-default',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-sunken disabled:text-text-disabled',
  ],
  {
    variants: {
      tone: {
        primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover pressed:bg-accent-active',
        secondary: 'border-border-strong bg-surface text-text hover:bg-surface-hover pressed:bg-surface-selected',
        ghost: 'border-transparent text-accent-text hover:bg-surface-hover pressed:bg-surface-selected',
        danger: 'border-transparent bg-danger text-on-status hover:bg-danger-hover pressed:bg-danger-hover',
        dangerOutline:
          'border-danger-border bg-surface text-danger-text hover:bg-danger-subtle pressed:bg-danger-subtle',
        mark: 'border-transparent bg-mark text-on-mark underline-offset-4 hover:underline pressed:underline',
      },
      size: {
        s: 'min-h-11 px-3 text-[0.875rem]/5 md:min-h-8',
        m: 'min-h-11 px-4 text-[0.9375rem]/5 md:min-h-10',
        l: 'min-h-12 px-6 text-[1rem]/6',
      },
      fullWidth: { true: 'w-full', false: '' },
      flush: { true: '', false: '' },
    },
    compoundVariants: [
      { flush: true, size: 's', class: '-mx-3.25' },
      { flush: true, size: 'm', class: '-mx-4.25' },
      { flush: true, size: 'l', class: '-mx-6.25' },
    ],
    defaultVariants: { tone: 'primary', size: 'm', fullWidth: false, flush: false },
  },
);

/** Content and pending content lie over one another, so that the button never changes its size. */
export const buttonContent = cva('inline-flex items-center justify-center gap-2 vast:flex-wrap [grid-area:1/1]', {
  variants: { hidden: { true: 'invisible', false: '' } },
});
