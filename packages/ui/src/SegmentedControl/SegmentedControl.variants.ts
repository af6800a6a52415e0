/** Rows, where large text leaves too little room for the words side by side. */
export const segments = [
  'flex w-full flex-wrap gap-px overflow-hidden rounded-control border border-border-strong bg-border',
  'sm:inline-flex sm:w-auto',
].join(' ');

/** As wide as its words at least, else as wide as its neighbours. */
export const segmentPart = 'flex min-w-max flex-1';

/** The blue line under the chosen segment is drawn, not a shadow: the shadow belongs to the focus ring. */
export const segment = [
  'relative flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 px-2 py-1 md:min-h-9.5 md:px-4',
  'bg-surface text-center type-label text-text-muted transition-colors hover:bg-surface-hover hover:text-text',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:forced-ink',
  'selected:bg-surface-selected selected:text-text selected:after:bg-accent',
  'focus-inset disabled:cursor-not-allowed disabled:text-text-disabled',
  'disabled:selected:text-text-disabled disabled:selected:after:bg-text-disabled',
].join(' ');
