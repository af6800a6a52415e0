import { cva } from 'class-variance-authority';

export const tableRow = cva('', {
  variants: {
    part: { body: 'group/row focus-inset transition-colors', total: '' },
    pressable: { true: 'cursor-pointer hover:bg-surface-hover pressed:bg-surface-selected', false: '' },
  },
});

export const tableCell = cva('px-2 align-middle focus-inset first:ps-4 last:pe-4 md:px-3 md:first:ps-6 md:last:pe-6', {
  variants: {
    part: {
      head: 'border-b border-border-strong py-2 type-micro whitespace-nowrap text-text-muted sort-ascending:text-text sort-descending:text-text',
      body: 'border-b group-last/row:border-b-0',
      total: 'border-t border-border-strong font-strong',
    },
    density: { default: 'h-13 py-2', compact: 'h-10 py-1.5' },
    numeric: { true: 'text-end tnum', false: 'text-start' },
    sortable: { true: 'cursor-pointer hover:text-text max-md:h-11', false: '' },
  },
  compoundVariants: [
    { part: ['body', 'total'], numeric: true, class: 'font-display whitespace-nowrap' },
    { part: 'head', sortable: false, class: 'h-auto' },
    { part: 'head', sortable: true, class: 'md:h-auto' },
  ],
  defaultVariants: { sortable: false },
});

export const sortLabel = 'inline-flex items-center gap-1';

export const sortIcon = cva('', { variants: { sorted: { true: '', false: 'text-text-subtle' } } });
