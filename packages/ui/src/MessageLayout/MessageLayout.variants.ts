import { cva } from 'class-variance-authority';

/** Its place hangs on the window alone, so that nothing moves as the rest of the page comes, or as the message changes. */
export const messageGrid = cva(
  'grid items-start gap-8 pt-8 outline-none lg:mt-[max(0rem,calc(50dvh-25rem))] lg:gap-20 lg:ms-[clamp(0rem,9vw,8rem)] lg:pt-10',
  {
    variants: { illustrated: { true: 'lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]', false: 'max-w-120' } },
  },
);
