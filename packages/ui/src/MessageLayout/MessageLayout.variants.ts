import { cva } from 'class-variance-authority';

export const messageGrid = cva(
  'grid gap-8 pt-8 outline-none lg:my-auto lg:items-center lg:gap-20 lg:ps-[clamp(0rem,6vw,6rem)] lg:pt-0',
  {
    variants: { illustrated: { true: 'lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]', false: 'max-w-120' } },
  },
);
