import { cva } from 'class-variance-authority';

export const link = cva(
  'cursor-pointer rounded-tag text-start underline decoration-1 underline-offset-[0.18em] hover:decoration-2',
  {
    variants: {
      tone: { accent: 'text-accent-text', muted: 'text-text-muted hover:text-text' },
      standalone: { true: 'max-md:inline-flex max-md:min-h-11 max-md:items-center', false: '' },
    },
    defaultVariants: { tone: 'accent', standalone: false },
  },
);
