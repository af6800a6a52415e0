import { cva } from 'class-variance-authority';

export const heading = cva('m-0', {
  variants: {
    size: {
      'display-1': 'type-display-1',
      'display-2': 'type-display-2',
      h1: 'type-h1',
      h2: 'type-h2',
      h3: 'type-h3',
      label: 'type-label',
    },
    tone: { default: 'text-text', muted: 'text-text-muted', inverse: 'text-text-inverse', inherit: '' },
  },
  defaultVariants: { tone: 'default' },
});
