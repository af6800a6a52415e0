import { cva } from 'class-variance-authority';

export const unitRow = cva('py-1', { variants: { layout: { wrap: 'flex flex-wrap gap-1', line: 'grid gap-0.75' } } });

export const unit = cva('aspect-square rounded-round border-[1.5px] forced-ink', {
  variants: {
    layout: { wrap: 'w-3', line: 'min-w-0' },
    state: {
      filled: 'border-accent bg-accent',
      hollow: 'border-accent',
      dashed: 'border-dashed border-border-strong',
    },
  },
});
