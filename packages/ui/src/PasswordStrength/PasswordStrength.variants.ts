import { cva } from 'class-variance-authority';

export const strengthHead = 'flex items-center gap-3 type-caption text-text-muted';

export const strengthScale = 'flex gap-1';

/** Filled with pen ink: green and red are kept for right and wrong answers. */
export const strengthBubble = cva('size-(--bubble-s) rounded-round border-[1.5px] forced-ink transition-colors', {
  variants: { isFilled: { true: 'border-accent bg-accent', false: 'border-border-strong bg-surface' } },
});

export const strengthLevel = 'font-semibold text-text';

export const criteria = 'mt-2 grid gap-x-4 gap-y-1 type-caption sm:grid-cols-2';

export const criterion = cva('flex items-start gap-1.5', {
  variants: { isMet: { true: 'text-success-text', false: 'text-text-muted' } },
});

/** As wide as the check that takes its place. */
export const criterionOpen = 'm-0.75 size-2.5 shrink-0 rounded-round border-[1.5px] border-border-strong';

export const criterionMet = 'mt-px';
