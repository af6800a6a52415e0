import { cva } from 'class-variance-authority';

export const calendarSheet = 'w-full max-w-84 rounded-control border border-border bg-surface p-3 vast:p-1';

export const calendarHead = 'mb-1 flex items-center justify-between vast:flex-wrap';

export const calendarTitle = 'type-h3 first-letter:uppercase vast:order-first vast:w-full';

export const calendarStep = [
  'grid size-11 cursor-pointer place-items-center rounded-control text-accent-text transition-colors md:size-10',
  'hover:bg-surface-hover pressed:bg-surface-selected',
  'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-text-disabled',
].join(' ');

export const calendarGrid = 'w-full table-fixed border-separate text-center';

export const calendarWeekday = 'h-6 type-micro text-text-muted vast:text-[3.75vw]';

/** Days that cannot be chosen, and those of other months, have the contrast of text all the same. */
export const calendarDay = cva(
  [
    'mx-auto grid aspect-square w-full max-w-11 cursor-pointer place-items-center rounded-round tnum text-[0.9375rem]/5 text-text vast:text-[3.75vw]',
    'transition-colors md:max-w-10',
    'outside-month:text-text-subtle hover:bg-surface-hover pressed:bg-surface-selected',
    'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-text-subtle',
    'selected:bg-accent selected:font-bold selected:text-on-accent selected:forced-ink',
  ],
  {
    variants: { isToday: { true: 'font-bold underline decoration-2 underline-offset-4', false: '' } },
    defaultVariants: { isToday: false },
  },
);
