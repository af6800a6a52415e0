import { cva } from 'class-variance-authority';

export const show = cva('', {
  variants: {
    from: {
      md: 'max-md:hidden md:contents',
      lg: 'max-lg:hidden lg:contents',
      xl: 'max-xl:hidden xl:contents',
    },
    until: { md: 'contents md:hidden', lg: 'contents lg:hidden', xl: 'contents xl:hidden' },
  },
});
