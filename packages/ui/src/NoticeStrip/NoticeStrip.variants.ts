import { cva } from 'class-variance-authority';

export const noticeStrip = cva(
  'flex min-h-11 items-start justify-between gap-3 vast:flex-wrap border-s-6 border-b px-(--gutter) py-2 type-body-s text-text md:items-center lg:px-8',
  {
    variants: {
      tone: {
        info: 'border-s-info bg-info-subtle',
        mark: 'border-s-text bg-mark-subtle',
        warning: 'border-s-warning bg-warning-subtle',
      },
    },
  },
);
