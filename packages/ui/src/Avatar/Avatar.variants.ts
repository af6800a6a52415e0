import { cva } from 'class-variance-authority';

export const avatar = cva(
  'inline-grid shrink-0 place-items-center rounded-round font-display font-semibold forced-colors:border',
  {
    variants: {
      tone: {
        ink: 'bg-surface-inverse text-text-inverse dark:bg-surface-selected',
        quiet: 'bg-surface-sunken text-text',
      },
      size: { m: 'size-9 text-[0.8125rem]/none', s: 'size-7 type-micro' },
    },
    defaultVariants: { tone: 'ink', size: 'm' },
  },
);
