import { cva } from 'class-variance-authority';

export const scrollArea = cva('relative rounded-control focus-inset [scrollbar-width:thin]', {
  variants: {
    axis: { y: 'max-h-96 scroll-shade overflow-y-auto', x: 'overflow-x-auto' },
  },
  defaultVariants: { axis: 'y' },
});
