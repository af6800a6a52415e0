import { cva } from 'class-variance-authority';

export const cutLabel = cva('absolute -top-0.75 whitespace-nowrap text-text', {
  variants: { side: { before: 'end-2', after: 'start-2' } },
});
