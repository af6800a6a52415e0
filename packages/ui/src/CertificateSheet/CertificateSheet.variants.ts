import { cva } from 'class-variance-authority';

export const certificate = 'flex min-w-0 flex-wrap overflow-clip rounded-sheet border bg-surface';

export const certificateText = cva('flex min-w-0 flex-1 flex-col p-4', {
  variants: { size: { m: 'basis-80 md:p-6 md:ps-8', s: 'basis-52 md:p-5' } },
});

/** Below the text where there is too little room beside it; its outer rule then falls outside and is clipped. */
export const answers = cva('-ms-px -mt-px grow border-s border-t bg-surface-canvas p-4 ps-8 md:grow-0', {
  variants: { size: { m: 'md:p-6 md:ps-8', s: 'md:p-5 md:ps-8' } },
});

/** A timing mark for each row of bubbles, at the edge of the paper. */
export const timing = cva('absolute inset-y-0 -start-8 w-3 bg-text', {
  variants: {
    size: {
      m: 'mask-[repeating-linear-gradient(transparent_0_0.4375rem,#000_0.4375rem_0.6875rem,transparent_0.6875rem_1.625rem)]',
      s: 'mask-[repeating-linear-gradient(transparent_0_0.28125rem,#000_0.28125rem_0.53125rem,transparent_0.53125rem_1.1875rem)]',
    },
  },
});
