import { cva } from 'class-variance-authority';

export const icon = cva('shrink-0', {
  variants: {
    size: {
      xs: 'block size-3.25',
      s: 'block size-4',
      m: 'block size-4.5',
      l: 'block size-6',
      text: 'inline size-[1em] align-[-0.125em]',
    },
  },
});
