import { cva } from 'class-variance-authority';

export const divider = cva('m-0 w-full border-0', {
  variants: { weight: { hairline: 'border-t', ink: 'border-t-4 border-text' } },
  defaultVariants: { weight: 'hairline' },
});
