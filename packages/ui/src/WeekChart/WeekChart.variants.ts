import { cva } from 'class-variance-authority';

export const filledBubble = cva('', {
  variants: { today: { true: 'fill-mark stroke-text', false: 'fill-chart-1 stroke-chart-1' } },
});

export const hollowBubble = cva('fill-none', {
  variants: { today: { true: 'stroke-text', false: 'stroke-chart-1' } },
});

export const dayName = cva('', { variants: { today: { true: 'font-strong text-text', false: 'text-text-muted' } } });
