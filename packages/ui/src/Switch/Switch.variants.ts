/** The label is the whole row, so a press anywhere counts. With large text the switch comes below the words. */
export const switchRow = [
  'group/switch relative flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-6 gap-y-1',
  'disabled:cursor-not-allowed',
].join(' ');

export const switchLabel =
  'font-text text-[0.9375rem]/5 font-semibold text-text group-disabled/switch:text-text-disabled';

export const switchWords = 'min-w-0 flex-[1_1_9rem]';

export const switchHint = 'type-caption text-text-muted group-disabled/switch:text-text-disabled';

export const switchTrack = [
  'relative h-6 w-11 shrink-0 group-focus-visible/switch:focus-ring forced-ink rounded-round border-[1.5px] border-border-strong bg-surface transition-colors',
  'group-hover/switch:border-text-muted group-selected/switch:border-accent group-selected/switch:bg-accent',
  'group-hover/switch:group-selected/switch:border-accent-hover group-hover/switch:group-selected/switch:bg-accent-hover',
  'group-disabled/switch:border-border group-disabled/switch:bg-surface-sunken',
  'group-disabled/switch:group-selected/switch:border-border group-disabled/switch:group-selected/switch:bg-surface-sunken',
].join(' ');

export const switchKnob = [
  'absolute start-[0.1875rem] top-[0.1875rem] size-[0.9375rem] rounded-round bg-border-strong',
  'transition-[translate,background-color]',
  'group-selected/switch:translate-x-5 group-selected/switch:bg-on-accent',
  'group-disabled/switch:bg-text-disabled group-disabled/switch:group-selected/switch:bg-text-disabled',
].join(' ');
