/** The label is the whole row, so a press anywhere counts. The focus ring goes to the track. */
export const switchRow = [
  'group/switch grid min-h-11 w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6',
  'focus-visible:shadow-none focus-visible:outline-none disabled:cursor-not-allowed',
].join(' ');

export const switchLabel =
  'font-text text-[0.9375rem]/5 font-semibold text-text group-disabled/switch:text-text-disabled';

export const switchHint = 'type-caption text-text-muted group-disabled/switch:text-text-disabled';

export const switchTrack = [
  'relative h-6 w-11 forced-ink rounded-round border-[1.5px] border-border-strong bg-surface transition-colors',
  'group-hover/switch:border-text-muted group-selected/switch:border-accent group-selected/switch:bg-accent',
  'group-hover/switch:group-selected/switch:border-accent-hover group-hover/switch:group-selected/switch:bg-accent-hover',
  'group-disabled/switch:border-border group-disabled/switch:bg-surface-sunken',
  'group-disabled/switch:group-selected/switch:border-border group-disabled/switch:group-selected/switch:bg-surface-sunken',
  'group-focus-visible/switch:outline-2 group-focus-visible/switch:outline-offset-2',
  'group-focus-visible/switch:shadow-[0_0_0_2px_var(--focus-inner)] group-focus-visible/switch:outline-(--focus-outer)',
].join(' ');

export const switchKnob = [
  'absolute start-[0.1875rem] top-[0.1875rem] size-[0.9375rem] rounded-round bg-border-strong',
  'transition-[translate,background-color]',
  'group-selected/switch:translate-x-5 group-selected/switch:bg-on-accent',
  'group-disabled/switch:bg-text-disabled group-disabled/switch:group-selected/switch:bg-text-disabled',
].join(' ');
