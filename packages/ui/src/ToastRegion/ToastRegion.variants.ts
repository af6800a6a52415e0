import { cva } from 'class-variance-authority';

/** At the lower right, on phones at the top, over everything. The empty part lets presses through. */
export const toastRegion = [
  'pointer-events-none fixed inset-x-(--gutter) top-4 z-(--z-toast)',
  'md:inset-x-auto md:top-auto md:right-6 md:bottom-6 md:w-96',
].join(' ');

/** Errors stay nearest to the corner, so that others come and go without moving them. */
export const toastStack = 'flex flex-col gap-3 md:flex-col-reverse';

export const toastList = 'flex flex-col gap-3';

export const toast = cva(
  [
    'pointer-events-auto flex items-start gap-3 rounded-control border-s-6 py-4 ps-4 pe-2',
    'bg-surface-raised text-text shadow-dialog',
    'transition-[opacity,translate] duration-(--dur-layer) starting:translate-y-2 starting:opacity-0',
  ],
  {
    variants: {
      tone: {
        success: 'border-success',
        danger: 'border-danger',
        warning: 'border-warning',
        info: 'border-info',
      },
    },
  },
);

export const toastIcon = cva('mt-px', {
  variants: {
    tone: {
      success: 'text-success-text',
      danger: 'text-danger-text',
      warning: 'text-warning-text',
      info: 'text-info-text',
    },
  },
});

export const toastWords = 'min-w-0 flex-1';

export const toastTitle = 'block type-label';

export const toastText = 'block type-body-s text-text-muted';

/** The closing button is larger than the line beside it and must not make it taller. */
export const toastClose = '-my-3 md:-my-2.5';
