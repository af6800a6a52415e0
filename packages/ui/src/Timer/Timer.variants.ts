import { cva } from 'class-variance-authority';

export const timer = 'flex flex-wrap items-center gap-x-1 gap-y-1 md:gap-x-3';

/** On a phone the badge stands below the time, so that the two take no more room than the time alone. */
export const timerFace = 'flex flex-col items-start md:flex-row md:items-center md:gap-3';

export const timerValue = cva(
  'tnum font-display text-[1.0625rem]/6 font-semibold whitespace-nowrap md:text-[1.25rem]/6',
  {
    variants: {
      tone: {
        calm: 'text-text',
        soon: 'rounded-tag bg-mark px-2 py-0.5 text-on-mark',
        last: 'rounded-tag bg-warning px-2 py-0.5 text-on-mark',
      },
    },
    defaultVariants: { tone: 'calm' },
  },
);
