import { cva } from 'class-variance-authority';

export const disclosure = 'group/disclosure border-t border-border first:border-t-0';

export const disclosureTrigger = cva(
  [
    'group/trigger flex min-h-13 w-full cursor-pointer items-center vast:flex-wrap justify-between text-start text-text',
    'hover:text-accent-text',
  ],
  {
    variants: {
      isRow: {
        true: 'gap-3 px-4 py-2 md:px-6 type-label text-[0.9375rem]/5 focus-inset',
        false: 'gap-4 rounded-control py-3 type-h3 vast:gap-1',
      },
    },
  },
);

export const disclosureArrow =
  'text-text-muted transition-[rotate] group-hover/trigger:text-accent-text group-expanded/disclosure:rotate-180';

export const disclosurePanel = cva('max-w-reading text-pretty text-text-muted', {
  variants: { isRow: { true: 'ps-13 vast:ps-4 pe-4 pb-4 type-body-s', false: 'pt-1 pb-5' } },
});

export const disclosureRows = 'border-t border-border';
