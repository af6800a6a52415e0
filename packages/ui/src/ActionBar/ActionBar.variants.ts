import { cva } from 'class-variance-authority';

/** Named, because notices stand above it. Very large text would leave little of the page beside it. */
export const actionBar = cva('sticky bottom-[var(--tab-bar,0px)] border-t [anchor-name:--action-bar] vast:static', {
  variants: {
    frame: {
      window: 'z-(--z-nav) bg-surface pb-[env(safe-area-inset-bottom)] [@media(max-height:24rem)]:static',
      page: 'z-(--z-sticky) -mx-(--gutter) bg-surface-canvas px-(--gutter) md:mx-0 md:px-0',
    },
  },
});

export const actionBarContent = cva('flex flex-wrap items-center gap-x-3 gap-y-2.5 py-3 md:gap-x-4 lg:flex-nowrap', {
  variants: { frame: { window: 'mx-auto max-w-page px-(--gutter) lg:px-8', page: '' } },
});

/** Three of them fit beside each other on a phone. */
export const actionBarButtons = cva([
  'ms-auto flex flex-wrap items-center gap-2 md:gap-3 lg:shrink-0 lg:flex-nowrap',
  'max-md:w-full max-md:*:last:flex-1 max-md:*:last:px-3 max-[22rem]:*:last:px-1',
])();
