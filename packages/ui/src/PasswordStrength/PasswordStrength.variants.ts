import { cva } from 'class-variance-authority';

export const strengthHead = 'flex flex-wrap items-center gap-x-3 gap-y-1 type-caption text-text-muted';

export const strengthScale = 'flex gap-1';

/** Filled with pen ink: green and red are kept for right and wrong answers. */
export const strengthBubble = cva('size-(--bubble-s) rounded-round border-[1.5px] forced-ink transition-colors', {
  variants: { isFilled: { true: 'border-accent bg-accent', false: 'border-border-strong bg-surface' } },
});

export const strengthLevel = 'font-semibold text-text';

export const criteria = 'mt-2 grid gap-x-4 gap-y-1 type-caption sm:grid-cols-2';

export const criterion = cva('flex items-start gap-1.5', {
  variants: { isMet: { true: 'text-text', false: 'text-text-muted' } },
});

/** Filled with pen ink and checked when the rule is kept: green and red are kept for right and wrong answers. */
export const criterionBubble = cva(
  'mt-0.5 grid size-3.5 shrink-0 place-items-center rounded-round border-[1.5px] text-on-accent *:size-2.5 *:stroke-[4] forced-ink',
  { variants: { isMet: { true: 'border-accent bg-accent', false: 'border-border-strong' } } },
);
