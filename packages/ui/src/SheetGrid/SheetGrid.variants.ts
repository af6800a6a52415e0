import { cva } from 'class-variance-authority';

/** Every cell rules its own left and top edge; the outermost rules fall outside and are clipped. */
export const sheetGrid = cva('-ms-px -mt-px grid grid-cols-1', {
  variants: {
    columns: {
      2: '@min-[36rem]:grid-cols-2',
      3: '@min-[40rem]:grid-cols-3',
      5: '@min-[56rem]:grid-cols-5',
      4: '@min-[34rem]:grid-cols-2 @min-[56rem]:grid-cols-4',
    },
  },
});

export const sheetCell = cva('relative flex min-w-0 flex-col border-s border-t', {
  variants: {
    tone: {
      default: '',
      canvas: 'bg-surface-canvas',
      featured: 'before:absolute before:inset-x-0 before:top-0 before:h-1 before:bg-accent before:forced-ink',
      current: [
        'bg-surface-selected',
        'before:absolute before:inset-x-0 before:top-0 before:h-1 before:bg-text before:forced-ink',
      ],
    },
    flush: { true: '', false: 'p-4 @min-[34rem]:px-6 @min-[34rem]:py-5' },
    span: { 1: '', 2: '@min-[40rem]:col-span-2' },
    lead: {
      auto: 'vast:flex @max-[36rem]:grid @max-[36rem]:grid-cols-[auto_minmax(0,1fr)] @max-[36rem]:gap-x-4',
      picture: 'vast:flex @max-[36rem]:grid @max-[36rem]:grid-cols-[4.5rem_minmax(0,1fr)] @max-[36rem]:gap-x-4',
      none: '',
    },
  },
  defaultVariants: { tone: 'default', flush: false, span: 1, lead: 'none' },
});

/** Beside a large title a badge makes no line taller, so that what follows stays level with the other cells. */
export const cellTitle = cva('flex flex-wrap items-baseline justify-between gap-x-2', {
  variants: { size: { h2: 'min-h-7', h3: '' } },
});

/** Pictures have one height, so that the titles below them stand level. */
export const cellLead = cva('row-span-3 mb-4 @max-[36rem]:mb-0', {
  variants: { width: { auto: '', picture: '@min-[36rem]:h-14' } },
});
