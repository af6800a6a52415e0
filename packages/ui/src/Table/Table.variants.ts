import { cva } from 'class-variance-authority';

/** The padding at both ends belongs to the row, because any column may be the first or last one that is shown. */
export const tableRow = cva('before:table-cell before:w-2 after:table-cell after:w-2 md:before:w-3 md:after:w-3', {
  variants: {
    part: {
      head: 'before:border-b before:border-border-strong after:border-b after:border-border-strong',
      body: 'group/row relative transition-colors before:border-b after:border-b last:before:border-b-0 last:after:border-b-0 hover:bg-surface-hover',
      total: 'before:border-t before:border-border-strong after:border-t after:border-border-strong',
    },
  },
});

export const tableCell = cva('px-2 align-middle md:px-3', {
  variants: {
    part: {
      head: 'border-b border-border-strong py-2 type-micro whitespace-nowrap text-text-muted',
      body: 'border-b group-last/row:border-b-0',
      total: 'border-t border-border-strong font-strong',
    },
    density: { default: 'h-13 py-2', compact: 'h-10 py-1.5' },
    numeric: { true: 'text-end tnum', false: 'text-start' },
    from: { always: '', sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' },
  },
  compoundVariants: [
    { part: ['body', 'total'], numeric: true, class: 'font-display whitespace-nowrap' },
    { part: 'head', class: 'h-auto' },
  ],
});

/** The button's hit area is its whole row; so is its focus ring. */
export const rowButton = cva([
  'cursor-pointer text-start focus-visible:shadow-none focus-visible:outline-none after:absolute after:inset-0',
  'focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--focus-outer)',
]);
