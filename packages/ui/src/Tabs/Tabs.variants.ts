export const tabRule = 'relative before:absolute before:inset-x-0 before:bottom-0 before:border-b before:border-border';

export const tabList = '-mx-2 flex gap-2 overflow-x-auto overscroll-x-contain [scrollbar-width:none]';

/** The ink line lies over the rule and is as wide as the word. */
export const tab = [
  'relative flex min-h-12 shrink-0 cursor-pointer items-center rounded-tag px-2 pt-1 whitespace-nowrap',
  'font-text text-[0.9375rem]/5 font-semibold text-text-muted transition-colors hover:text-text selected:text-text',
  'after:absolute after:inset-x-2 after:bottom-0 after:h-0.75 after:forced-ink selected:after:bg-text',
  'focus-inset',
].join(' ');

export const tabPanel = 'pt-6';
