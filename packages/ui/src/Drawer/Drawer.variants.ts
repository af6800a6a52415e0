/** At the side of wide screens, 26rem, from top to bottom; on phones a sheet over most of the page. */
export const drawerScrim = [
  'fixed inset-x-0 top-0 z-(--z-scrim) flex h-(--visual-viewport-height) items-end justify-end bg-scrim md:items-stretch',
  'entering:animate-fade-in exiting:animate-fade-out',
].join(' ');

export const drawerPanel = [
  '@container/window flex h-[calc(100%-2.5rem)] w-full flex-col overflow-clip rounded-t-sheet bg-surface-raised text-text shadow-dialog',
  'md:h-full md:w-104 md:rounded-none',
  'entering:animate-rise exiting:animate-sink',
].join(' ');

export const drawerBody = 'flex min-h-0 flex-1 flex-col outline-none focus-visible:shadow-none';

export const drawerHead = 'flex items-start gap-3 border-b px-(--gutter) py-5 md:px-5';

export const drawerClose = '-me-3 -my-2';

export const drawerContent = 'min-h-0 flex-1 overflow-y-auto overscroll-contain';

export const drawerSection = 'border-t px-(--gutter) py-4 first:border-t-0 md:px-5';

export const drawerFoot =
  'grid border-t px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-5 *:w-full';
