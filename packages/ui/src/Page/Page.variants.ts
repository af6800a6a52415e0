import { cva } from 'class-variance-authority';

export const page = cva('mx-(--gutter) pt-6 pb-10 md:pt-10 md:pb-16', {
  variants: { width: { full: 'max-w-page', narrow: 'max-w-208', reading: 'max-w-reading' } },
  defaultVariants: { width: 'full' },
});

/** In large text on a phone it grows until its longest word takes the whole line. */
export const pageTitle = 'type-h1 text-text max-md:text-[min(1.5rem,12vw)]';

export const pageBack =
  'inline-flex min-h-11 items-center gap-1 rounded-control type-label text-accent-text underline-offset-4 hover:underline md:min-h-9';
