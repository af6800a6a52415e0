import { cva } from 'class-variance-authority';

export const badge = cva(
  'relative inline-flex max-w-full items-center gap-1.25 rounded-tag align-middle no-underline forced-colors:border',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-sunken text-text-muted',
        outline: 'text-text-muted inset-ring inset-ring-border',
        success: 'bg-success-subtle text-success-text',
        danger: 'bg-danger-subtle text-danger-text',
        warning: 'bg-warning-subtle text-warning-text',
        info: 'bg-info-subtle text-info-text',
        accent: 'bg-accent-subtle text-accent-text',
        mark: 'bg-mark text-on-mark',
        orange: 'bg-brand-orange-subtle text-brand-orange',
        blue: 'bg-brand-blue-subtle text-brand-blue',
        green: 'bg-brand-green-subtle text-brand-green',
        grey: 'bg-brand-grey-subtle text-brand-grey',
      },
      size: { m: 'px-1.75 py-px type-micro leading-5', l: 'px-2.5 py-1 type-label' },
    },
    defaultVariants: { tone: 'neutral', size: 'm' },
  },
);

export const badgeTarget =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-tag no-underline underline-offset-2 hover:underline';
