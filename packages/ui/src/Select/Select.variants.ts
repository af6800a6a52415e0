import { cva } from 'class-variance-authority';

export const selectBox = cva(
  [
    'flex cursor-pointer items-center justify-between gap-3 py-1 text-start vast:gap-1',
    'group-invalid/select:border-2 group-invalid/select:border-danger group-invalid/select:px-[0.6875rem]',
  ],
  { variants: { layout: { stacked: '', row: 'lg:w-auto lg:min-w-52' } }, defaultVariants: { layout: 'stacked' } },
);

export const selectArrow = 'shrink-0 text-text-muted';

/** As wide as the box at least, and never wider than a small phone. */
export const selectMenu = [
  'flex max-w-[calc(100vw-1.5rem)] min-w-(--trigger-width) flex-col rounded-control bg-surface-raised shadow-menu',
  'entering:animate-fade-in exiting:animate-fade-out',
].join(' ');

export const selectList = 'overflow-y-auto overscroll-contain p-1 outline-none';

export const selectOption = [
  'group/option flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-tag px-2.5 py-1.5 md:min-h-9',
  'focus-inset text-[0.9375rem]/5 text-text hover:bg-surface-hover focus:bg-surface-hover selected:bg-surface-selected',
].join(' ');

export const selectCheck = 'shrink-0 text-accent-text not-group-selected/option:invisible';
