import { cva } from 'class-variance-authority';

export const pickList = cva('grid', {
  variants: { layout: { rows: '', line: 'grid-cols-1 @min-[40rem]:grid-flow-col @min-[40rem]:auto-cols-fr' } },
});

export const pickField = cva('border-t first:border-t-0', {
  variants: {
    layout: {
      rows: '',
      line: '@min-[40rem]:border-s @min-[40rem]:border-t-0 @min-[40rem]:first:border-s-0',
    },
  },
});

/** One choice. The dash at the left edge is the timing mark of the chosen one. */
export const pickRow = [
  'group/pick relative grid h-full min-h-13 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 md:gap-x-4 md:px-6',
  // With very large text there is no room beside the words.
  'vast:grid-cols-[minmax(0,1fr)_auto]',
  'focus-inset transition-colors hover:bg-surface-hover selected:bg-surface-selected',
  'before:absolute before:top-[calc(50%-2px)] before:left-0 before:h-1 before:w-3 before:forced-ink selected:before:bg-text',
].join(' ');

/** Over a hollow Bubble. */
export const pickBubble = 'group-selected/pick:border-accent group-selected/pick:bg-accent';
