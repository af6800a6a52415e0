import { cva } from 'class-variance-authority';

export const selectTrigger = cva(
  [
    'flex cursor-pointer items-center justify-between gap-3 py-1 text-start',
    'group-invalid/select:border-2 group-invalid/select:border-danger group-invalid/select:px-[0.6875rem]',
  ],
  { variants: { layout: { stacked: '', row: 'lg:w-auto lg:min-w-52' } }, defaultVariants: { layout: 'stacked' } },
);

export const selectArrow = 'text-text-muted';

export const selectPopover = [
  'w-(--trigger-width) min-w-max max-w-[calc(100vw-2rem)] overflow-y-auto rounded-control bg-surface-raised p-1 shadow-menu',
  'transition-opacity entering:opacity-0 exiting:opacity-0',
].join(' ');

export const selectOption = [
  'group/option flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-tag px-2.5 py-1.5 md:min-h-9',
  'font-text text-[0.9375rem]/5 text-text hover:bg-surface-hover focus:bg-surface-hover selected:bg-surface-selected',
].join(' ');

export const selectCheck = 'invisible text-accent-text group-selected/option:visible';
