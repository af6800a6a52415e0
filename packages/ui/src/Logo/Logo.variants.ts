import { cva } from 'class-variance-authority';

export const logo = cva('inline-flex items-center gap-2 font-display font-semibold tracking-[-0.015em] no-underline', {
  variants: {
    tone: { default: 'text-text', inverse: 'text-text-inverse' },
    size: { m: 'text-[1.375rem]/none', s: 'text-[1.1875rem]/none' },
    link: { true: 'relative rounded-tag after:absolute after:inset-x-0 after:-inset-y-2.5 md:after:hidden', false: '' },
  },
  defaultVariants: { tone: 'default', size: 'm', link: false },
});

export const mark = cva('w-auto shrink-0 forced-ink', {
  variants: { size: { m: 'h-7', s: 'h-6' } },
  defaultVariants: { size: 'm' },
});

export const word = cva('', {
  variants: { size: { m: '', s: '@max-[13rem]/top:sr-only' } },
  defaultVariants: { size: 'm' },
});

export const disc = cva('', {
  variants: { tone: { default: 'fill-accent-text', inverse: 'fill-mark' } },
  defaultVariants: { tone: 'default' },
});
