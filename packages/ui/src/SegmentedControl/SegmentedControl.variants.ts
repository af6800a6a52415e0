export const segments = 'flex w-full rounded-control border border-border-strong bg-surface sm:inline-flex sm:w-auto';

/** The blue line under the chosen segment is drawn, not a shadow: the shadow belongs to the focus ring. */
export const segment = [
  'relative flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 px-2 py-1 md:min-h-9.5 md:px-4',
  'text-center type-label text-text-muted transition-colors hover:bg-surface-hover hover:text-text',
  'border-s border-border first:rounded-s-[0.3125rem] first:border-s-0 last:rounded-e-[0.3125rem]',
  'after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:forced-ink',
  'has-checked:bg-surface-selected has-checked:text-text has-checked:after:bg-accent',
  'has-focus-visible:z-(--z-sticky) has-disabled:cursor-not-allowed has-disabled:text-text-disabled',
  'has-disabled:has-checked:text-text-disabled has-disabled:has-checked:after:bg-text-disabled',
].join(' ');
