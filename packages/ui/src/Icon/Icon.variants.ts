import { cva } from 'class-variance-authority';

export const icon = cva('block shrink-0', {
  variants: { size: { xs: 'size-3.25', s: 'size-4', m: 'size-4.5', l: 'size-6' } },
});
