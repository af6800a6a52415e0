import { cva } from 'class-variance-authority';

export const show = cva('', {
  variants: {
    from: {
      md: 'max-md:hidden md:contents',
      lg: 'max-lg:hidden lg:contents',
      xl: 'max-[75rem]:hidden min-[75rem]:contents',
    },
    until: {
      md: 'contents md:hidden',
      lg: 'contents lg:hidden',
      xl: 'contents min-[75rem]:hidden',
      beside: 'contents md:block md:sr-only vast:block vast:sr-only',
    },
  },
});
