import { cva } from 'class-variance-authority';

export const optionSheet = 'overflow-hidden rounded-sheet border border-border bg-surface';

const choosable =
  'group/option focus-inset transition-colors has-checked:bg-surface-selected has-checked:before:bg-text';

/** One option: bubble, text, flag. The dash at the left edge is the timing mark, level with the bubble. */
export const option = cva(
  [
    'relative flex items-start gap-3 border-t border-border px-4 py-3 first:border-t-0 md:gap-4 md:px-5 md:py-3.5',
    'before:absolute before:start-0 before:top-6.5 before:h-1 before:w-2.5 before:forced-ink md:before:top-7',
  ],
  {
    variants: {
      state: {
        open: [choosable, 'cursor-pointer hover:bg-surface-hover'],
        locked: choosable,
        correct: 'bg-success-subtle before:bg-success',
        'chosen-correct': 'bg-success-subtle before:bg-success',
        'chosen-wrong': 'bg-danger-subtle before:bg-danger',
        neutral: '',
      },
    },
  },
);

/** Over a hollow Bubble: the ink of the chosen one spreads from its centre. */
export const optionBubble = cva(
  [
    'relative before:absolute before:inset-[-1.5px] before:scale-0 before:rounded-round before:bg-accent',
    'before:transition-transform before:duration-(--dur-mark) group-has-checked/option:before:scale-100',
    'group-has-checked/option:border-accent group-has-checked/option:text-on-accent',
    'forced-colors:group-has-checked/option:outline-2 forced-colors:group-has-checked/option:outline-offset-2',
  ],
  {
    variants: {
      isLocked: { true: '', false: 'group-hover/option:border-accent-text group-hover/option:text-accent-text' },
    },
  },
);

/** On phones the flag stands above the text, on wider screens at the end of the row. */
export const optionBody =
  'flex min-w-0 flex-1 flex-col-reverse gap-x-4 gap-y-1 pt-1 md:flex-row md:items-start md:justify-between md:pt-0.75';

export const optionText = 'min-w-0 text-[0.9375rem]/6 text-text md:text-[1rem]/6.5';

export const optionReason = 'mt-1.5 max-w-[62ch] type-body-s text-text-muted';

export const optionFlag = cva('flex shrink-0 items-center gap-1.5 type-label md:pt-0.75 md:whitespace-nowrap', {
  variants: {
    state: {
      open: 'text-text-muted',
      correct: 'text-success-text',
      'chosen-correct': 'text-success-text',
      'chosen-wrong': 'text-danger-text',
      neutral: '',
    },
  },
});
