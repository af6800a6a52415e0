import { cva } from 'class-variance-authority';

/** As wide as the pages of the app, or as the public pages and their header. */
export const footer = cva('', {
  variants: {
    tone: {
      canvas: 'mx-(--gutter) max-w-page',
      surface: 'mx-auto w-full max-w-public bg-surface px-(--gutter) md:px-8',
    },
  },
  defaultVariants: { tone: 'canvas' },
});

export const footerContent =
  'flex flex-wrap justify-between gap-x-10 gap-y-3 border-t py-6 type-body-s text-text-muted md:py-8';

export const footerGroup = 'flex flex-wrap gap-x-6 md:gap-y-1';

/** Tall enough for a finger on phones. */
export const footerItem = cva('inline-block py-2.75 md:py-1', {
  variants: {
    link: {
      true: 'rounded-tag underline decoration-1 underline-offset-[0.18em] hover:text-text hover:decoration-2',
      false: '',
    },
  },
  defaultVariants: { link: false },
});
