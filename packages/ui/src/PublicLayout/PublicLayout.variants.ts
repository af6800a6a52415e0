import { cva } from 'class-variance-authority';

export const publicHeader = cva('', {
  variants: {
    inverse: { true: 'bg-surface-inverse text-text-inverse forced-colors:border-b', false: 'border-b text-text' },
  },
});

export const publicLink = cva('rounded-tag type-label text-inherit no-underline underline-offset-4 hover:underline');

export const entryLink = cva(
  'inline-grid min-h-11 place-items-center rounded-control border px-4 py-1 type-label text-[0.9375rem]/5 text-inherit no-underline transition-colors md:min-h-10',
  {
    variants: {
      inverse: {
        true: 'border-border-inverse hover:border-text-inverse',
        false: 'border-border-strong bg-surface hover:bg-surface-hover',
      },
    },
  },
);

export const publicMain = cva('mx-auto w-full max-w-public flex-1 px-(--gutter) outline-none md:px-8', {
  variants: { content: { sections: 'flex flex-col gap-10 py-10 md:gap-16 md:py-16', page: 'py-8 md:py-12' } },
});
