import { cva } from 'class-variance-authority';

export const numberBox = cva(
  'grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-stretch md:grid-cols-[2.5rem_minmax(0,1fr)_2.5rem]',
  { variants: { layout: { stacked: '', row: 'lg:w-36' } }, defaultVariants: { layout: 'stacked' } },
);

export const numberInput = [
  'tnum max-md:min-h-11 w-full min-w-0 border-x border-border bg-transparent text-center font-display font-semibold',
  'disabled:text-text-disabled',
].join(' ');

export const stepButton = [
  'grid cursor-pointer place-items-center text-text-muted transition-colors first:rounded-s-control last:rounded-e-control',
  'hover:bg-surface-hover hover:text-text pressed:bg-surface-selected',
  'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-text-disabled',
].join(' ');
