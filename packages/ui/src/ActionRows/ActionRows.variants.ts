export const actionRows = 'overflow-clip rounded-control border border-border-strong';

/** The dash at the left edge is the timing mark of a row. */
export const actionRow = [
  'relative flex min-h-19 w-full cursor-pointer items-center justify-between gap-4 px-5 py-3 text-start md:px-6',
  'border-t group-first/row:border-t-0 focus-inset transition-colors hover:bg-surface-hover pressed:bg-surface-selected',
  'before:absolute before:start-0 before:top-[calc(50%-2px)] before:h-1 before:w-2.5 before:bg-border-strong before:forced-ink',
  'disabled:cursor-not-allowed disabled:text-text-disabled',
].join(' ');
