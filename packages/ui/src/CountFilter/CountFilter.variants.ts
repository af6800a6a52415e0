export const countFilter =
  'grid auto-cols-fr grid-flow-col gap-px overflow-hidden rounded-control border border-border-strong bg-border';

export const countFilterPart = [
  'relative min-h-11.5 cursor-pointer bg-surface px-1 py-1 text-center type-body-s leading-4.5 text-text-muted',
  'focus-inset transition-colors hover:bg-surface-hover selected:bg-surface-selected selected:text-text',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:forced-ink selected:after:bg-accent',
].join(' ');
