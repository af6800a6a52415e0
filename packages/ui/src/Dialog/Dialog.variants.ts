import { cva } from 'class-variance-authority';

// Animations, not transitions: React Aria cancels transitions of a dialog that is closed as it appears, and then waits for
// their end forever.

/** Centred on wide screens; on phones a sheet at the foot, above the on-screen keyboard. */
export const dialogScrim = [
  'fixed inset-x-0 top-0 z-(--z-scrim) flex h-(--visual-viewport-height) items-end justify-center bg-scrim',
  'md:items-center md:p-5',
  'entering:animate-fade-in exiting:animate-fade-out',
].join(' ');

export const dialogPanel = cva(
  [
    '@container/window max-h-[calc(100%-1rem)] w-full overflow-y-auto overscroll-contain rounded-t-sheet bg-surface-raised text-text shadow-dialog',
    // What takes the focus does not stay behind the head, or behind the buttons that stick to the foot.
    'tall:scroll-py-44 tall:md:scroll-py-24',
    'md:max-h-full md:rounded-sheet',
    'entering:animate-rise exiting:animate-sink',
  ],
  { variants: { width: { m: 'md:w-120', l: 'md:w-184' } }, defaultVariants: { width: 'm' } },
);

export const dialogBody =
  'group/dialog px-(--gutter) pt-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] outline-none focus-visible:shadow-none md:p-6';

/**
 * The way out stays in sight while a long dialog scrolls, unless the window is low or the text large. In a window of few words,
 * as very large text leaves it, the title has the width for itself, so that no word of it breaks.
 */
export const dialogHead = [
  'tall:sticky tall:z-1 tall:bg-surface-raised',
  'top-0 -mt-6 flex items-start gap-2 pt-6 pb-4 vast:flex-wrap-reverse vast:justify-end',
].join(' ');

export const dialogTitle = 'min-w-0 flex-1 type-h2 text-balance vast:basis-full';

/** Lines the arrow up with the first line of the title. */
export const dialogBack = '-ms-3 -my-2 vast:m-0';

export const dialogClose = '-me-3 -my-2 vast:m-0';

export const dialogContent = 'mt-4';

export const dialogDescription = 'mt-2 text-text-muted';

export const dialogConsequences = 'mt-3 flex flex-col gap-2';

export const dialogConsequence =
  'flex gap-3 before:mt-2.75 before:h-1 before:w-3 before:shrink-0 before:bg-danger before:forced-ink';

/**
 * The safe action comes first for the keyboard; of two it is the last under the thumb. They stay in sight while a long dialog
 * scrolls behind them, unless the window is low or the text so large that they would take too much of it. On a phone they leave
 * the room to a field of several lines, and to the keyboard that comes up for it.
 */
const actionsBase = [
  'mt-6 flex gap-3 *:w-full',
  'tall:sticky tall:bottom-0 tall:z-1',
  'tall:-mb-6 tall:bg-surface-raised tall:py-4',
  'tall:mt-2 tall:pb-[max(1.5rem,env(safe-area-inset-bottom))]',
  'max-md:group-has-[textarea]/dialog:static',
];

/** Three answers do not fit into one row everywhere: they stand below one another, in the order of the keyboard. */
export const dialogActions = cva(actionsBase, {
  variants: {
    layout: { row: 'flex-col-reverse md:flex-row md:flex-wrap md:justify-end md:*:w-auto', column: 'flex-col' },
  },
  defaultVariants: { layout: 'row' },
});
