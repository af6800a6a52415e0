export const pinnedText =
  'group/pinned max-h-[60dvh] overflow-y-auto overscroll-contain border-b bg-surface-canvas animate-fade-in';

export const pinnedContent = 'mx-auto w-full max-w-page px-(--gutter) lg:px-8';

export const pinnedLine = 'flex max-w-[47.5rem] items-start gap-2 py-1.5 lg:gap-4 lg:py-2.5';

export const pinnedWords = 'min-w-0 flex-1 self-center';

export const pinnedBefore = 'truncate type-body-s text-text-muted max-lg:hidden';

/** Two lines on narrow windows; on wide ones the line before takes one of them. */
export const pinnedLast =
  'line-clamp-2 text-[0.9375rem]/5 font-strong text-text lg:line-clamp-1 lg:text-[1rem]/5.5 lg:only:line-clamp-2';

export const pinnedTrigger = [
  'group/trigger grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-text-muted',
  'transition-colors hover:bg-surface-hover hover:text-text',
].join(' ');

export const pinnedArrow = 'transition-[rotate] group-expanded/pinned:rotate-180';
