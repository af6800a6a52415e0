import { cva } from 'class-variance-authority';

export const bar = cva('forced-ink', {
  variants: {
    form: {
      rows: 'my-1 h-3 min-w-px origin-left animate-grow rounded-e-bar bg-chart-1',
      columns: 'mx-auto w-3/4 max-w-12 min-h-px',
    },
    tone: { filled: '', hollow: '', current: '' },
  },
  compoundVariants: [
    { form: 'columns', tone: 'current', class: 'border-[1.5px] border-b-0 border-text bg-mark' },
    { form: 'columns', tone: 'hollow', class: 'border-[1.5px] border-b-0 border-chart-1 bg-surface' },
    { form: 'columns', tone: 'filled', class: 'bg-chart-1' },
  ],
});

/** A value to hold the bars against. */
export const ruleLine = 'absolute inset-x-0 border-t-[1.5px] border-dashed border-text forced-ink';

export const barLabel = cva('', { variants: { current: { true: 'font-semibold', false: '' } } });

export const point = cva(
  'absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-round border-2 border-chart-1 forced-ink',
  { variants: { current: { true: 'bg-chart-1', false: 'bg-surface' } } },
);

/** Where the container is narrow, the name takes the width and its bar goes below it. */
export const rowName = cva('pe-4', {
  variants: {
    place: { beside: 'whitespace-nowrap', below: 'w-full @min-[30rem]:w-auto @min-[30rem]:whitespace-nowrap' },
  },
});

export const rowValue = cva('', {
  variants: { place: { beside: 'w-full', below: 'whitespace-nowrap @min-[30rem]:w-full' } },
});

export const rowValueHead = cva('', { variants: { place: { beside: '', below: '@max-[30rem]:text-end' } } });

export const barBelow = 'mt-1 @min-[30rem]:hidden';

export const barBeside = cva('me-4 overflow-hidden', {
  variants: { place: { beside: '', below: '@max-[30rem]:hidden' } },
});

export const rowHead = cva(
  'border-b pt-3 pb-2 type-micro text-text-muted first:ps-4 last:pe-4 md:first:ps-6 md:last:pe-6',
  {
    variants: { numeric: { true: 'ps-4 text-end', false: 'text-start' } },
  },
);

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
    place: { first: 'start-0', middle: 'left-1/2 -translate-x-1/2', last: 'end-0 rounded-tag bg-surface ps-1' },
    always: { true: '', false: 'max-md:hidden' },
  },
  defaultVariants: { always: false },
});

/** A name that is wider than its bar goes over its neighbours on both sides, but not out of the chart. */
export const barName = cva('flex min-w-0 flex-1', {
  variants: {
    crowded: { true: 'whitespace-nowrap max-md:nth-last-[2n]:invisible', false: 'text-center' },
    place: { first: 'justify-start', middle: 'justify-center', last: 'justify-end' },
  },
});
