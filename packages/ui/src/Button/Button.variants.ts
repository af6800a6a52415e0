import { cva } from 'class-variance-authority';

export const button = cva(
  [
    'inline-grid cursor-pointer place-items-center rounded-control border py-1.5',
    'text-center font-text font-semibold text-balance no-underline sm:whitespace-nowrap transition-colors',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-sunken disabled:text-text-disabled',
  ],
  {
    variants: {
      tone: {
        primary: 'border-transparent bg-accent text-on-accent',
        secondary: 'border-border-strong bg-surface text-text',
        ghost: 'border-transparent text-accent-text',
        danger: 'border-transparent bg-danger text-on-status',
        dangerOutline: 'border-danger-border bg-surface text-danger-text',
        mark: 'border-transparent bg-mark text-on-mark underline-offset-4',
      },
      size: {
        s: 'min-h-11 px-3 text-[0.875rem]/5 md:min-h-8',
        m: 'min-h-11 px-4 text-[0.9375rem]/5 md:min-h-10',
        l: 'min-h-12 px-6 text-[1rem]/6',
      },
      fullWidth: { true: 'w-full', false: '' },
      flush: { true: '', false: '' },
      pending: { true: 'cursor-default', false: '' },
    },
    compoundVariants: [
      { flush: true, size: 's', class: '-mx-3.25' },
      { flush: true, size: 'm', class: '-mx-4.25' },
      { flush: true, size: 'l', class: '-mx-6.25' },
      { pending: false, tone: 'primary', class: 'hover:bg-accent-hover active:bg-accent-active' },
      { pending: false, tone: ['secondary', 'ghost'], class: 'hover:bg-surface-hover active:bg-surface-selected' },
      { pending: false, tone: 'danger', class: 'hover:bg-danger-hover active:bg-danger-hover' },
      { pending: false, tone: 'dangerOutline', class: 'hover:bg-danger-subtle active:bg-danger-subtle' },
      { pending: false, tone: 'mark', class: 'hover:underline active:underline' },
    ],
    defaultVariants: { tone: 'primary', size: 'm', fullWidth: false, flush: false, pending: false },
  },
);

/** Content and pending content lie over one another, so that the button never changes its size. */
export const buttonContent = cva('inline-flex items-center justify-center gap-2 [grid-area:1/1]', {
  variants: { hidden: { true: 'invisible', false: '' } },
});
