/** The rule goes on below what stands beside the links. */
export const sectionFrame = [
  'relative flex flex-col gap-3 min-[77rem]:flex-row min-[77rem]:items-end min-[77rem]:justify-between min-[77rem]:gap-6',
  'min-[77rem]:before:absolute min-[77rem]:before:inset-x-0 min-[77rem]:before:bottom-0 min-[77rem]:before:border-b min-[77rem]:before:border-border',
].join(' ');

export const sectionEnd = 'shrink-0 min-[77rem]:pb-2';

/** A rule below each line of links, which are 3rem tall. */
export const sectionRule = 'min-w-0 bg-[repeating-linear-gradient(transparent_0_calc(3rem-1px),var(--border)_0_3rem)]';

export const sectionList = '-mx-1 flex flex-wrap gap-x-4 md:max-[56rem]:gap-x-1';

/** The ink line lies over the rule and is as wide as the word. */
export const sectionLink = [
  'relative flex min-h-12 items-center gap-1.5 rounded-tag px-1 pt-1 whitespace-nowrap',
  'font-text text-[0.9375rem]/5 font-semibold text-text-muted md:max-[56rem]:text-[0.875rem] transition-colors hover:text-text aria-[current=page]:text-text',
  'after:absolute after:inset-x-1 after:bottom-0 after:h-0.75 after:forced-ink aria-[current=page]:after:bg-text',
  'focus-inset',
].join(' ');
