import { cva } from 'class-variance-authority';

export const bar = cva('forced-ink', {
  variants: {
    form: {
      rows: 'h-4.5 min-w-px origin-left animate-grow rounded-e-bar bg-chart-1',
      columns: 'mx-auto w-3/4 max-w-12 min-h-px',
    },
    current: { true: '', false: '' },
  },
  compoundVariants: [
    { form: 'columns', current: true, class: 'border-[1.5px] border-b-0 border-text bg-mark' },
    { form: 'columns', current: false, class: 'bg-chart-1' },
  ],
});

export const point = cva(
  'absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-round border-2 border-chart-1 forced-ink',
  { variants: { current: { true: 'bg-chart-1', false: 'bg-surface' } } },
);

export const rowHead = cva('border-b pb-2 type-micro text-text-muted first:ps-4 last:pe-4 md:first:ps-6 md:last:pe-6', {
  variants: { numeric: { true: 'ps-4 text-end', false: 'text-start' } },
});

export const rowCell = cva(
  'border-b py-3.25 group-last/row:border-b-0 first:ps-4 last:pe-4 md:first:ps-6 md:last:pe-6',
  {
    variants: {
      numeric: {
        true: 'ps-4 text-end font-display text-[0.9375rem]/5 font-semibold tnum whitespace-nowrap',
        false: 'text-start font-normal',
      },
    },
  },
);

export const valueLabel = cva('absolute mb-1 font-semibold whitespace-nowrap text-text', {
  variants: {
    place: { first: 'start-0', middle: 'left-1/2 -translate-x-1/2', last: 'end-0' },
    always: { true: '', false: 'max-md:hidden' },
  },
  defaultVariants: { always: false },
});

export const barName = cva('min-w-0 flex-1 text-center', {
  variants: { crowded: { true: 'whitespace-nowrap max-md:nth-last-[2n]:invisible', false: '' } },
});
