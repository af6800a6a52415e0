import { cva } from 'class-variance-authority';

/** `--tab-bar` tells bars that stick to the foot of the page how much of it is taken; the page ends above it. */
export const shell = cva([
  'flex min-h-dvh flex-col max-md:pb-[calc(var(--tab-bar)+1px)] [--tab-bar:env(safe-area-inset-bottom)]',
  'max-md:has-[>nav.fixed]:[--tab-bar:calc(var(--tab-row)+env(safe-area-inset-bottom))]',
  'md:grid md:grid-cols-[var(--sidebar)_minmax(0,1fr)] md:[--tab-bar:0px]',
]);

export const topBar = cva([
  '@container/top sticky top-0 z-(--z-sticky) flex min-h-[min(3.5rem,max(11vh,8vw))] flex-wrap items-center justify-between gap-x-4 gap-y-2',
  'border-b bg-surface-canvas px-(--gutter) py-1.5 md:hidden',
]);

export const sideItem = cva([
  'relative flex min-h-10.5 items-center gap-3 py-1 ps-8 pe-4 type-label text-[0.9375rem]/5 font-medium',
  'text-text-muted no-underline focus-inset',
  'before:absolute before:top-[calc(50%-2px)] before:left-0 before:h-1 before:w-3 before:bg-border before:forced-ink',
  'hover:text-text hover:before:bg-border-strong',
  'current:font-bold current:text-text current:before:w-5 current:before:bg-text',
]);

export const tabItem = cva([
  'relative flex min-w-0 flex-col items-center justify-center gap-0.75 py-1 type-micro font-medium',
  'text-text-muted no-underline focus-inset',
  'before:absolute before:-top-px before:h-1 before:w-7 before:forced-ink',
  'current:font-bold current:text-text current:before:bg-text',
]);

/** In one line. Large text leaves no room for it: the icon stands alone then. */
export const tabLabel = 'max-w-full truncate px-0.5 @max-[4.25rem]/tab:sr-only';

export const pageItem = cva([
  'relative flex min-h-12 min-w-11 items-center type-label font-medium text-text-muted no-underline focus-inset',
  'before:absolute before:inset-x-0 before:-bottom-px before:h-0.75 before:forced-ink',
  'current:font-bold current:text-text current:before:bg-text',
]);

/** What leaves the pages beside it: an icon, no line of its own. */
export const pagesExit =
  'ms-auto inline-flex min-h-12 items-center gap-1.5 type-label font-medium text-text-muted no-underline hover:text-text';
