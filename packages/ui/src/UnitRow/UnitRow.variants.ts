import { cva } from 'class-variance-authority';

export const unitRow = 'flex flex-wrap gap-1 py-1';

export const unit = cva('size-3 rounded-round border-[1.5px] forced-ink', {
  variants: {
    state: {
      filled: 'border-accent bg-accent',
      hollow: 'border-accent',
      dashed: 'border-dashed border-border-strong',
    },
  },
});
