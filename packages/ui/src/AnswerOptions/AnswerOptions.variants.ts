import { cva } from 'class-variance-authority';

export const optionSheet = 'overflow-hidden rounded-sheet border border-border bg-surface';

/** Around one option: the first has no rule above it. */
export const optionRow = 'first:*:border-t-0';

/** One option: bubble, text, flag. The dash at the left edge is the timing mark, level with the bubble. */
export const option = cva(
  [
    'relative flex items-start gap-3 border-t border-border px-4 py-3 vast:flex-col vast:items-stretch vast:gap-1 md:gap-4 md:px-5 md:py-3.5',
    'before:absolute before:start-0 before:top-6.5 before:h-1 before:w-2.5 before:forced-ink md:before:top-7',
  ],
  {
    variants: {
      state: {
        open: [
          'group/option cursor-pointer focus-inset transition-colors read-only:cursor-auto hover:bg-surface-hover',
          'selected:bg-surface-selected selected:before:bg-text',
        ],
        right: 'bg-success-subtle before:bg-success',
        missed: 'bg-success-subtle before:bg-success',
        'chosen-right': 'bg-success-subtle before:bg-success',
        'chosen-wrong': 'bg-danger-subtle before:bg-danger',
        neutral: '',
      },
      /** Room at the end for the button that strikes it out. */
      roomy: { true: 'pe-13 vast:pe-4 md:pe-15', false: '' },
    },
  },
);

/** An option and its strike; the rule above stands here, because the option is always the first in it. */
export const strikeRow = 'relative border-t first:border-t-0';

export const strikeButton = [
  'absolute end-1 top-1.5 grid size-11 cursor-pointer place-items-center rounded-control text-text-subtle md:end-2.5 md:top-2 md:size-10',
  'transition-colors hover:bg-surface-hover hover:text-text selected:text-text',
].join(' ');

/** Over a hollow Bubble: the ink of the chosen one spreads from its centre. */
export const optionBubble = [
  'relative before:absolute before:inset-[-1.5px] before:scale-0 before:rounded-round before:bg-accent',
  'before:transition-transform before:duration-(--dur-mark) group-selected/option:before:scale-100',
  'group-hover/option:border-accent-text group-hover/option:text-accent-text',
  'group-selected/option:border-accent group-selected/option:text-on-accent',
  'forced-colors:group-selected/option:outline-2 forced-colors:group-selected/option:outline-offset-2',
  'in-data-[struck]:after:absolute in-data-[struck]:after:-inset-x-0.5 in-data-[struck]:after:top-1/2',
  'in-data-[struck]:after:h-0.5 in-data-[struck]:after:-translate-y-1/2 in-data-[struck]:after:-rotate-45',
  'in-data-[struck]:after:bg-border-strong in-data-[struck]:after:forced-ink',
].join(' ');

/** On phones the flag stands below the text, which stays where it is when the flag comes; on wider screens at the end of the row. */
export const optionBody =
  'flex min-w-0 flex-1 flex-col gap-x-4 gap-y-1 pt-1 md:flex-row md:items-start md:justify-between md:pt-0.75';

export const optionText = [
  'min-w-0 text-[0.9375rem]/6 text-text md:text-[1rem]/6.5',
  'in-data-[struck]:text-text-subtle in-data-[struck]:line-through',
].join(' ');

export const optionReason = cva('mt-1.5 max-w-[62ch] type-body-s text-text-muted', {
  variants: { on: { wide: 'max-md:hidden', any: '' } },
});

export const optionFlag = cva('flex shrink-0 items-center gap-1.5 type-label md:pt-0.75 md:whitespace-nowrap', {
  variants: {
    state: {
      open: 'text-text-muted',
      right: 'text-success-text',
      missed: 'text-success-text',
      'chosen-right': 'text-success-text',
      'chosen-wrong': 'text-danger-text',
      neutral: '',
    },
  },
});
