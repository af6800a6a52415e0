import { cva } from 'class-variance-authority';

/** Every cell rules its own left and top edge; the outermost rules fall outside and are clipped. */
export const sheetGrid = cva('-ms-px -mt-px grid grid-cols-1', {
  variants: {
    columns: {
      2: '@min-[36rem]:grid-cols-2',
      3: '@min-[40rem]:grid-cols-3',
      4: '@min-[34rem]:grid-cols-2 @min-[60rem]:grid-cols-4',
    },
  },
});

export const sheetCell = cva('relative flex min-w-0 flex-col border-s border-t', {
  variants: {
    tone: {
      default: '',
      canvas: 'bg-surface-canvas',
      featured: [
        'order-first bg-surface-selected @min-[34rem]:order-none',
        'before:absolute before:inset-x-0 before:top-0 before:h-1.5 before:bg-accent before:forced-ink',
      ],
    },
    flush: { true: '', false: 'p-4 @min-[34rem]:px-6 @min-[34rem]:py-5' },
    span: { 1: '', 2: '@min-[40rem]:col-span-2' },
    lead: { true: '@max-[36rem]:grid @max-[36rem]:grid-cols-[auto_minmax(0,1fr)] @max-[36rem]:gap-x-4', false: '' },
  },
  defaultVariants: { tone: 'default', flush: false, span: 1, lead: false },
});

/** Beside a large title a badge makes no line taller, so that what follows stays level with the other cells. */
export const cellTitle = cva('flex flex-wrap items-baseline justify-between gap-x-2', {
  variants: { size: { h2: 'min-h-7', h3: '' } },
});
