import { cva } from 'class-variance-authority';

/** Browsers that know `base-select` draw the open list as a menu of the design, the others in their own way. */
export const selectBox = cva(
  [
    'flex cursor-pointer appearance-none items-center py-1 pe-10.5 text-ellipsis',
    'supports-[appearance:base-select]:[appearance:base-select] [&::picker-icon]:hidden',
    '[&::picker(select)]:mt-1 [&::picker(select)]:[appearance:base-select] [&::picker(select)]:rounded-control',
    '[&::picker(select)]:border-none [&::picker(select)]:bg-surface-raised [&::picker(select)]:p-1 [&::picker(select)]:shadow-menu',
  ],
  { variants: { layout: { stacked: '', row: 'lg:w-auto lg:min-w-52' } }, defaultVariants: { layout: 'stacked' } },
);

export const selectArrow = 'pointer-events-none absolute inset-y-0 end-3.25 grid place-items-center text-text-muted';

export const selectOption = [
  'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-tag px-2.5 py-1.5 md:min-h-9',
  'bg-surface-raised text-[0.9375rem]/5 text-text hover:bg-surface-hover focus:bg-surface-hover checked:bg-surface-selected',
  '[&::checkmark]:order-1 [&::checkmark]:text-accent-text',
].join(' ');
