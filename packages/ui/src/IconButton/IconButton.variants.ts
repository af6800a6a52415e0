import { cva } from 'class-variance-authority';

export const iconButton = cva(
  [
    'inline-grid shrink-0 cursor-pointer place-items-center rounded-control border transition-colors',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-transparent disabled:text-text-disabled',
  ],
  {
    variants: {
      tone: {
        ghost: 'border-transparent text-accent-text hover:bg-surface-hover pressed:bg-surface-selected',
        muted: 'border-transparent text-text-muted hover:bg-surface-hover hover:text-text pressed:bg-surface-selected',
        secondary: 'border-border-strong bg-surface text-text hover:bg-surface-hover pressed:bg-surface-selected',
      },
      size: { s: 'size-11 md:size-8', m: 'size-11 md:size-10', l: 'size-12' },
    },
    defaultVariants: { tone: 'ghost', size: 'm' },
  },
);
