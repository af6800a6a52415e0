import { cva } from 'class-variance-authority';

const tones = <Tone extends string>(tone: Record<Tone, string>) => ({ variants: { tone } });

export const hollow = cva(
  'fill-none',
  tones({ paper: 'stroke-border', inverse: 'stroke-border-inverse', data: 'stroke-chart-1', band: 'stroke-on-mark' }),
);

export const dots = cva(
  'fill-none',
  tones({ paper: 'stroke-accent', inverse: 'stroke-mark', data: 'stroke-chart-1', band: 'stroke-on-mark' }),
);

export const quietDots = cva('fill-none', {
  variants: { tone: { paper: 'stroke-border-strong', inverse: 'stroke-text-inverse', data: 'stroke-chart-rest' } },
});

export const timingMarks = cva(
  '',
  tones({ paper: 'fill-border-strong', inverse: 'fill-text-inverse', data: 'fill-border-strong', band: 'fill-text' }),
);

export const rowLabel = cva('font-display font-semibold', {
  variants: {
    hot: { true: 'fill-text text-[14px] lg:text-[7px]', false: 'fill-text-muted text-[7px] max-lg:hidden' },
  },
});
