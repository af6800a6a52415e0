/** The label is the whole row, so a press anywhere counts. */
export const switchRow = [
  'group/switch relative grid min-h-11 w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6',
  'has-disabled:cursor-not-allowed',
].join(' ');

export const switchLabel =
  'font-text text-[0.9375rem]/5 font-semibold text-text group-has-disabled/switch:text-text-disabled';

export const switchHint = 'type-caption text-text-muted group-has-disabled/switch:text-text-disabled';

export const switchTrack = [
  'relative h-6 w-11 forced-ink rounded-round border-[1.5px] border-border-strong bg-surface transition-colors',
  'group-hover/switch:border-text-muted group-has-checked/switch:border-accent group-has-checked/switch:bg-accent',
  'group-hover/switch:group-has-checked/switch:border-accent-hover group-hover/switch:group-has-checked/switch:bg-accent-hover',
  'group-has-disabled/switch:border-border group-has-disabled/switch:bg-surface-sunken',
  'group-has-disabled/switch:group-has-checked/switch:border-border group-has-disabled/switch:group-has-checked/switch:bg-surface-sunken',
].join(' ');

export const switchKnob = [
  'absolute start-[0.1875rem] top-[0.1875rem] size-[0.9375rem] rounded-round bg-border-strong',
  'transition-[translate,background-color]',
  'group-has-checked/switch:translate-x-5 group-has-checked/switch:bg-on-accent',
  'group-has-disabled/switch:bg-text-disabled group-has-disabled/switch:group-has-checked/switch:bg-text-disabled',
].join(' ');
