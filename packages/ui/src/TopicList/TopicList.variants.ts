import { cva } from 'class-variance-authority';

export const topicList = cva('flex type-body-s text-text-muted', {
  variants: { layout: { column: 'flex-col gap-0.5', wrap: 'flex-wrap gap-x-5 gap-y-1' } },
  defaultVariants: { layout: 'column' },
});

export const topicRest = cva('text-text-subtle', { variants: { layout: { column: 'ps-4', wrap: '' } } });
