import { cva } from 'class-variance-authority';

export const descriptionList = cva('', {
  variants: {
    layout: {
      rows: 'flex flex-col gap-1.5 type-body-s',
      ruled: 'flex flex-col type-body-s',
      strip:
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-6 gap-y-3 md:flex md:flex-wrap md:justify-between',
    },
  },
  defaultVariants: { layout: 'rows' },
});

export const descriptionPair = cva('', {
  variants: {
    layout: {
      rows: 'flex flex-wrap justify-between gap-x-4',
      ruled: 'flex justify-between gap-x-4 border-t py-2 vast:flex-wrap',
      strip: '',
    },
  },
  defaultVariants: { layout: 'rows' },
});

export const descriptionTerm = cva('text-text-muted', {
  variants: { layout: { rows: '', ruled: 'min-w-0 [overflow-wrap:anywhere]', strip: 'type-caption' } },
  defaultVariants: { layout: 'rows' },
});

export const descriptionValue = cva('tnum', {
  variants: {
    layout: { rows: 'ms-auto text-end', ruled: 'ms-auto max-w-3/5 shrink-0 text-end', strip: 'type-h2' },
    numeric: { true: 'font-display', false: '' },
    strong: { true: 'font-semibold', false: '' },
  },
  defaultVariants: { layout: 'rows' },
});
