import { cva } from 'class-variance-authority';

export const focusBar = cva([
  'sticky top-0 z-(--z-sticky) grid min-h-14 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-2',
  'border-b bg-surface px-(--gutter) py-1.5',
  'lg:min-h-16 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] lg:gap-4 lg:px-8',
]);

export const focusColumns = cva([
  'mx-auto grid w-full max-w-page flex-1 grid-cols-[minmax(0,1fr)] content-start gap-16 px-(--gutter) py-5',
  'lg:grid-cols-[minmax(0,47.5rem)_17rem] lg:px-8 lg:py-10',
]);
