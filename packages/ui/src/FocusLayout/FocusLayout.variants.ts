import { cva } from 'class-variance-authority';

/** A window of few lines, or of few words in a line, scrolls the bars away. */
export const focusHead = 'sticky top-0 z-(--z-sticky) vast:static [@media(max-height:24rem)]:static';

/** With very large text the time gets a second line. */
export const focusBar = cva([
  'relative flex min-h-14 flex-wrap items-center justify-between gap-x-1 gap-y-2',
  'border-b bg-surface px-(--gutter) py-1.5 @max-[22.5rem]/window:px-3',
  'vast:grid vast:grid-cols-[minmax(0,1fr)_auto] vast:px-2',
  'lg:grid lg:min-h-16 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] lg:gap-4 lg:px-8',
]);

export const focusColumns = cva([
  'mx-auto grid w-full max-w-page flex-1 grid-cols-[minmax(0,1fr)] content-start gap-16 px-(--gutter) py-5',
  'lg:grid-cols-[minmax(0,47.5rem)_17rem] lg:px-8 lg:py-10',
]);

/** In the page, across the window where there is one column. */
export const focusActions = '-mx-(--gutter) mt-6 border-b lg:mx-0';

/** Below the top bar, and below what is pinned under it. */
export const focusAside = 'sticky top-26 self-start group-has-[[data-pinned-text]]/focus:top-36 max-lg:hidden';
