import { cva } from 'class-variance-authority';

/**
 * At the foot, over everything but what is pressed next: above a bar of actions where there is one, else above the tabs of a
 * phone; at the top while a dialog is open there. The empty part lets presses through.
 */
export const toastRegion = [
  '@container/window pointer-events-none fixed inset-x-(--gutter) z-(--z-toast) mb-4 [--tabs:calc(var(--tab-row)+env(safe-area-inset-bottom))]',
  'bottom-(--tabs) [position-anchor:--action-bar] md:inset-x-auto md:right-6 md:mb-6 md:w-96 md:[--tabs:0px]',
  'supports-[bottom:anchor(top)]:bottom-[clamp(var(--tabs),anchor(--action-bar_top,var(--tabs)),60dvh)]',
  'max-md:in-[:has(section[role*=dialog])]:top-4 max-md:in-[:has(section[role*=dialog])]:bottom-auto!',
].join(' ');

/** Errors stay nearest to the foot, so that others come and go without moving them. */
export const toastStack = 'flex flex-col-reverse gap-3';

export const toastList = 'flex flex-col gap-3';

export const toastCard = cva(
  [
    'pointer-events-auto flex items-start gap-3 vast:flex-wrap rounded-control border-s-6 py-4 ps-4 pe-2',
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

export const toastWords = 'min-w-0 flex-1 vast:order-last vast:basis-full';

export const toastTitle = 'block type-label';

export const toastText = 'block type-body-s text-text-muted';

/** Its words begin where those of the message do. */
export const toastAction = '-ms-3 mt-1 block';

/** The closing button is larger than the line beside it and must not make it taller. */
export const toastClose = '-my-3 ms-auto md:-my-2.5';
