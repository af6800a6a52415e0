import { cva } from 'class-variance-authority';

export const dateBox = cva('grid grid-cols-[minmax(0,1fr)_auto] items-stretch', {
  variants: { layout: { stacked: '', row: 'lg:w-52' } },
  defaultVariants: { layout: 'stacked' },
});

export const dateInput = 'flex items-center ps-3 tnum';

export const dateSegment = [
  'rounded-tag px-0.5 outline-none placeholder-shown:text-text-subtle type-literal:px-0 invalid:text-danger-text',
  'focus:bg-accent focus:text-on-accent disabled:text-text-disabled',
].join(' ');

export const dateButton = [
  'grid w-11 cursor-pointer place-items-center rounded-e-control text-text-muted transition-colors md:w-10',
  'hover:bg-surface-hover hover:text-text pressed:bg-surface-selected',
  'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-text-disabled',
].join(' ');

export const datePopover = [
  'w-84 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-control bg-surface-raised p-3 shadow-menu',
  'entering:animate-fade-in exiting:animate-fade-out',
].join(' ');

export const dateDialog = 'outline-none focus-visible:shadow-none';
