import { cva } from 'class-variance-authority';

export const scrollArea = cva('relative rounded-control focus-inset [scrollbar-width:thin]', {
  variants: {
    axis: { y: 'scroll-shade md:max-h-96 md:overflow-y-auto', x: 'overflow-x-auto' },
  },
  defaultVariants: { axis: 'y' },
});
