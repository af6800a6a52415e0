import { cva } from 'class-variance-authority';

export const bubble = cva(
  'inline-grid shrink-0 place-items-center rounded-round font-display font-semibold forced-ink transition-colors duration-(--dur-mark)',
  {
    variants: {
      state: {
        hollow: 'border-[1.5px] border-border-strong bg-surface text-text-muted',
        dashed: 'border-[1.5px] border-dashed border-border-strong bg-surface text-text-muted',
        faint: 'border-[1.5px] border-border text-text-subtle',
        filled: 'border-[1.5px] border-accent bg-accent text-on-accent',
        right: 'border-[1.5px] border-success bg-success text-on-status',
        wrong: 'border-[1.5px] border-danger bg-danger text-on-status',
        key: 'border-2 border-success-border text-success-text',
        current: 'border-2 border-text bg-mark text-on-mark',
        quiet: 'border-[1.5px] border-transparent bg-surface-sunken text-text-muted',
      },
      size: {
        s: 'size-(--bubble-s) text-[0px]',
        gabarito: 'size-4.5 text-[0.75rem]/none',
        m: 'size-(--bubble-m) text-[0.75rem]/none',
        l: 'size-(--bubble-l) text-[0.9375rem]/none',
        strip: 'aspect-square max-w-(--bubble-m) min-w-0 flex-1 text-[0.75rem]/none @max-[7.5rem]:text-[0px]',
      },
      ring: { mark: 'ring-2 ring-mark', none: '' },
    },
    defaultVariants: { state: 'hollow', size: 'm', ring: 'none' },
  },
);
