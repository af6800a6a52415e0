import { cva } from 'class-variance-authority';

export const spinner = cva('inline-flex items-center gap-2 type-body-s text-text-muted', {
  variants: { tone: { default: 'text-text-muted', inverse: 'text-text-inverse' } },
  defaultVariants: { tone: 'default' },
});
