import { cva } from 'class-variance-authority';

export const focusTarget = cva('shadow-none outline-none', {
  variants: { reach: { self: 'scroll-mt-16', following: 'scroll-mb-[50dvh]', nothing: '' } },
});
