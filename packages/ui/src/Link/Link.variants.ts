import { cva } from 'class-variance-authority';

export const link = cva(
  'cursor-pointer rounded-tag text-start underline decoration-1 underline-offset-[0.18em] hover:decoration-2',
  {
    variants: {
      tone: { accent: 'text-accent-text', muted: 'text-text-muted hover:text-text' },
      // 24px are easy to hit wherever the link stands; they move no line.
      standalone: { true: 'inline-flex min-h-6 items-center max-md:min-h-11', false: '-my-1.25 py-1.25' },
    },
    defaultVariants: { tone: 'accent', standalone: false },
  },
);
