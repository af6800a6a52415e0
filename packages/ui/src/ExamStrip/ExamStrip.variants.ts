import { cva } from 'class-variance-authority';

export const stripFrame = 'grid gap-0.75 py-1.25';

export const stripBubble = cva('relative aspect-square min-w-0 rounded-round border-[1.5px]', {
  variants: {
    answers: { many: 'border-chart-1', few: '', none: 'border-dashed border-border-strong' },
    filled: { true: 'forced-ink', false: '' },
    cut: {
      true: 'before:absolute before:-inset-y-1.75 before:-start-1 before:w-0.5 before:bg-text before:forced-ink',
      false: '',
    },
  },
  compoundVariants: [
    { answers: 'many', filled: true, class: 'bg-chart-1' },
    {
      answers: 'few',
      filled: true,
      class: 'border-chart-1 bg-[repeating-linear-gradient(115deg,var(--chart-1)_0_2px,transparent_2px_4px)]',
    },
    { answers: 'few', filled: false, class: 'border-dashed border-border-strong' },
  ],
});
