import { cva } from 'class-variance-authority';

export const callout = cva('flex gap-3 vast:flex-col vast:gap-1 rounded-control border-s-4 py-3 ps-3 pe-4 text-text', {
  variants: {
    tone: {
      info: 'border-info bg-info-subtle',
      success: 'border-success bg-success-subtle',
      warning: 'border-warning bg-warning-subtle',
      danger: 'border-danger bg-danger-subtle',
    },
  },
});

export const calloutIcon = cva('mt-0.5', {
  variants: {
    tone: {
      info: 'text-info-text',
      success: 'text-success-text',
      warning: 'text-warning-text',
      danger: 'text-danger-text',
    },
  },
});

export const calloutBody = 'flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2';

export const calloutWords = 'min-w-0 flex-[1_1_16rem]';

export const calloutTitle = 'type-label';

export const calloutText = 'type-body-s text-pretty';
