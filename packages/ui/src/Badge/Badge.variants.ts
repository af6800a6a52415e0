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
        aws: 'bg-provider-aws-subtle text-provider-aws',
        azure: 'bg-provider-azure-subtle text-provider-azure',
        gcp: 'bg-provider-gcp-subtle text-provider-gcp',
        generic: 'bg-provider-generic-subtle text-provider-generic',
      },
      size: { m: 'px-1.75 py-px type-micro leading-5', l: 'px-2.5 py-1 type-label' },
      link: { true: 'underline-offset-2 after:absolute after:-inset-x-1 after:-inset-y-3 hover:underline', false: '' },
    },
    defaultVariants: { tone: 'neutral', size: 'm', link: false },
  },
);
