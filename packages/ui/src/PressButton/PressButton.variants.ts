export const pressButton = [
  'group/press inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-border-strong px-3 md:min-h-10',
  'bg-surface type-label whitespace-nowrap text-text transition-colors hover:bg-surface-hover',
  'selected:border-text selected:outline selected:outline-text selected:-outline-offset-2',
].join(' ');

export const pressIcon = 'contents group-selected/press:*:fill-text';
