import { cva } from 'class-variance-authority';

export const answerBubble = cva('aspect-square rounded-round border-[1.5px] forced-ink', {
  variants: {
    state: {
      right: 'border-chart-1 bg-chart-1',
      wrong: 'border-chart-1',
      missing: 'border-dashed border-border-strong',
    },
  },
});
