import { cva } from 'class-variance-authority';

/** Around a Field: label above the control, or label left and control right as in a settings row. */
export const field = cva('w-full min-w-0', {
  variants: {
    layout: {
      stacked: 'flex flex-wrap items-baseline gap-x-4',
      row: 'grid gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-6',
    },
  },
  defaultVariants: { layout: 'stacked' },
});

export const fieldHead = cva('min-w-0', { variants: { layout: { stacked: 'mb-1 flex-auto', row: '' } } });

export const fieldLabel = cva('block font-text font-semibold text-text', {
  variants: { layout: { stacked: 'text-[0.875rem]/5', row: 'text-[0.9375rem]/5' } },
  defaultVariants: { layout: 'stacked' },
});

export const fieldHint = cva('type-caption text-text-muted', {
  variants: { layout: { stacked: 'mt-1', row: '' } },
  defaultVariants: { layout: 'stacked' },
});

export const fieldError = 'mt-1 flex gap-1.5 type-caption text-danger-text';

export const fieldControl = cva('min-w-0', { variants: { layout: { stacked: 'order-2 w-full', row: '' } } });

/** Seen beside the label, reached after the control. An invisible area around the text is large enough for a finger. */
export const fieldAction =
  'order-1 mb-1 type-label *:relative *:after:absolute *:after:inset-x-0 *:after:-top-5 *:after:-bottom-1';

/** The outlined box of every input. An invalid one has a border twice as thick and the same inner width. */
export const controlBox = cva(
  [
    'w-full min-w-0 rounded-control border border-border-strong bg-surface font-text text-[max(1rem,16px)]/6 text-text',
    'placeholder:text-text-subtle not-invalid:hover:border-text-muted invalid:border-2 invalid:border-danger',
    'disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-sunken disabled:text-text-disabled',
    'min-h-11 md:min-h-10',
  ],
  {
    variants: { padding: { text: 'px-3 invalid:px-[0.6875rem]', none: '' } },
    defaultVariants: { padding: 'text' },
  },
);
