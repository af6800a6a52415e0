import { cva } from 'class-variance-authority';

export const choicePanel = cva('@container overflow-clip rounded-sheet border bg-surface');

export const choiceColumns = cva('grid grid-cols-1 @min-[48rem]:grid-cols-2');

export const choiceList = cva('grid auto-rows-fr');

export const choiceRow = cva('border-t first:border-t-0');

/** One row: bubble with its letter, title, detail. The dash at the left edge is the timing mark of the chosen one. */
export const choice = cva([
  'group/choice relative grid h-full cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 px-4 py-4 vast:grid-cols-1 md:px-6 md:py-5',
  'focus-inset transition-colors hover:bg-surface-hover selected:bg-surface-selected',
  'before:absolute before:top-[calc(50%-2px)] before:left-0 before:h-1 before:w-3 before:forced-ink selected:before:bg-text',
]);

/** Over a hollow Bubble. */
export const choiceBubble = cva([
  'group-hover/choice:border-accent-text group-hover/choice:text-accent-text',
  'group-selected/choice:border-accent group-selected/choice:bg-accent group-selected/choice:text-on-accent',
]);

export const choiceChosen = cva(
  'min-w-0 border-t p-4 md:p-6 @min-[48rem]:border-s @min-[48rem]:border-t-0 @min-[48rem]:p-8',
);
