import { cva } from 'class-variance-authority';

export const skeletonLine = cva('rounded-tag bg-border', {
  variants: {
    size: { text: 'h-3', title: 'h-5', stat: 'h-7', control: 'h-10 rounded-control' },
    width: { '1/4': 'w-1/4', '2/5': 'w-2/5', '3/5': 'w-3/5', '4/5': 'w-4/5', full: 'w-full' },
  },
  defaultVariants: { size: 'text', width: 'full' },
});

export const skeletonBlock = cva('w-full rounded-sheet bg-border', {
  variants: { height: { s: 'h-16', m: 'h-32', l: 'h-64' } },
});

export const skeletonBubble = cva('shrink-0 rounded-round bg-border', {
  variants: { size: { m: 'size-(--bubble-m)', l: 'size-(--bubble-l)', tile: 'size-11 rounded-control' } },
});
