import { cva } from 'class-variance-authority';

export const answerRow = cva(
  [
    'relative flex items-center gap-2 font-display text-[0.8125rem]/none font-medium tnum',
    'before:h-1 before:w-3 before:shrink-0 before:forced-ink',
  ],
  {
    variants: {
      current: { true: 'font-bold text-text before:bg-text', false: 'text-text-muted before:bg-border' },
    },
  },
);
