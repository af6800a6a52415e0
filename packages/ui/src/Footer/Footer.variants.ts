import { cva } from 'class-variance-authority';

/** As wide as the pages of the app, as the public pages and their header, or as the column that it stands in. */
export const footer = cva('', {
  variants: {
    tone: {
      canvas: 'mx-(--gutter) max-w-page',
      surface: 'mx-auto w-full max-w-public bg-surface px-(--gutter) md:px-8',
      column: 'w-full',
    },
  },
  defaultVariants: { tone: 'canvas' },
});

export const footerContent = 'flex flex-col gap-1 border-t py-5 type-caption text-text-muted md:py-6';

export const footerLine = 'flex flex-wrap items-center gap-x-5';

/** What follows the links stands at its end. */
export const footerTop = `${footerLine} md:*:last:ms-auto`;

/** Tall enough for a finger on phones. */
export const footerLink = [
  'inline-flex min-h-11 max-w-full items-center rounded-tag [overflow-wrap:anywhere] md:min-h-7',
  'underline decoration-1 underline-offset-[0.18em] hover:text-text hover:decoration-2',
].join(' ');

export const footerFact = 'min-h-6 md:min-h-7';
