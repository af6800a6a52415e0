/** The box stands level with the first line of its words. */
export const checkboxRow = [
  'group/checkbox relative flex w-fit min-h-11 cursor-pointer items-start gap-3 py-3 md:min-h-8 md:py-1.5',
  'font-text text-[0.9375rem]/5 text-text disabled:cursor-not-allowed disabled:text-text-disabled',
].join(' ');

export const checkboxBox = [
  'grid size-5 shrink-0 place-items-center forced-ink rounded-tag border-[1.5px] border-border-strong bg-surface transition-colors',
  'group-hover/checkbox:border-text-muted group-selected/checkbox:border-accent group-selected/checkbox:bg-accent',
  'group-invalid/checkbox:border-2 group-invalid/checkbox:border-danger group-focus-visible/checkbox:focus-ring',
  'group-disabled/checkbox:border-border group-disabled/checkbox:bg-surface-sunken',
  'group-disabled/checkbox:group-selected/checkbox:border-border group-disabled/checkbox:group-selected/checkbox:bg-surface-sunken',
].join(' ');

export const checkboxTick =
  'text-on-accent not-group-selected/checkbox:invisible group-disabled/checkbox:text-text-disabled';

/** Level with the words. */
export const checkboxHint = '-mt-2 ps-8 type-caption text-text-muted md:-mt-0.5';
