export const disclosure = 'group/disclosure border-t border-border first:border-t-0';

export const disclosureSummary = [
  'flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 rounded-control py-3 text-text',
  'hover:text-accent-text [&::-webkit-details-marker]:hidden',
].join(' ');

export const disclosureTitle = 'min-w-0 type-h3';

export const disclosureArrow =
  'text-text-muted transition-[rotate] group-open/disclosure:rotate-180 group-hover/disclosure:text-accent-text';

export const disclosurePanel = 'max-w-reading pt-1 pb-5 text-pretty text-text-muted';
