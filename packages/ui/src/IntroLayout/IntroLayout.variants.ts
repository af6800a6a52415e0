import { cva } from 'class-variance-authority';

/** On a phone the parts of `main` are rows of the whole screen, so that the picture stands between bar and text. */
export const introMain = cva(
  'contents lg:flex lg:max-w-144 lg:flex-col lg:justify-center lg:px-12 lg:pb-16 lg:ps-[clamp(3rem,7vw,7rem)]',
);

/** As high as most texts are, so that the buttons below keep their place from step to step. */
export const introText = 'row-start-3 px-(--gutter) py-5 lg:min-h-92 lg:p-0';

export const introActions = cva([
  'sticky bottom-0 row-start-4 vast:static vast:flex-col flex flex-wrap gap-3 border-t bg-surface px-(--gutter) pt-3',
  'max-lg:[anchor-name:--action-bar]',
  'pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-lg:*:last:flex-1 lg:static lg:mt-10 lg:border-0 lg:p-0',
]);

/** Keeps the place of buttons to come. */
export const introNoActions = cva('min-h-12 max-lg:hidden lg:mt-10');

export const introPicture = cva([
  'row-start-2 grid place-items-center border-y bg-surface-canvas px-(--gutter) py-5',
  'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-y-0 lg:border-s lg:p-12',
]);
