import { cva } from 'class-variance-authority';

export const menuPopover = [
  'min-w-(--trigger-width) rounded-control bg-surface-raised shadow-menu forced-colors:border',
  'entering:animate-fade-in exiting:animate-fade-out',
].join(' ');

export const menu = 'max-h-[inherit] overflow-y-auto p-1 outline-none focus-visible:shadow-none';

export const menuItem = cva(
  [
    'flex min-h-11 cursor-pointer items-center gap-3 rounded-tag px-2.5 py-1.5 text-[0.9375rem]/5 no-underline md:min-h-9',
    'focus-inset focus:bg-surface-hover pressed:bg-surface-selected disabled:cursor-not-allowed disabled:text-text-disabled',
  ],
  {
    variants: { tone: { default: 'text-text', danger: 'text-danger-text' } },
    defaultVariants: { tone: 'default' },
  },
);
