import { cva } from 'class-variance-authority';

/** Columns are shared by all rows, so that bars and figures stand below one another without fixed widths. */
export const sheetRows = cva('@min-[36rem]:grid', {
  variants: {
    middle: {
      narrow: '@min-[36rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto]',
      wide: '@min-[36rem]:grid-cols-[auto_minmax(0,2fr)_minmax(0,3fr)_auto_auto]',
    },
  },
  defaultVariants: { middle: 'narrow' },
});

/** With very large text there is no room beside the title: everything then stands below one another. */
export const sheetRow = cva(
  [
    'relative grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-y-2 border-t px-4 first:border-t-0 md:px-6',
    'vast:flex vast:flex-col vast:items-stretch',
    '@min-[36rem]:col-span-full @min-[36rem]:grid-cols-subgrid',
  ],
  { variants: { density: { default: 'py-4', compact: 'py-3' } } },
);

export const rowMiddle = cva('col-span-full row-start-2 min-w-0 @min-[36rem]:col-span-1 @min-[36rem]:col-start-3', {
  variants: {
    middle: { narrow: '@min-[36rem]:w-42 @min-[36rem]:ps-6', wide: '@min-[36rem]:ps-6' },
    onPhone: { below: '@min-[36rem]:row-start-1', hidden: 'hidden @min-[36rem]:row-start-1 @min-[36rem]:block' },
  },
});

export const rowValue =
  'col-start-3 row-start-1 ps-3 text-end vast:ps-0 vast:text-start @min-[36rem]:col-start-4 @min-[36rem]:ps-6';

export const rowEnd = cva(
  'min-w-0 @min-[36rem]:col-span-1 @min-[36rem]:col-start-5 @min-[36rem]:row-start-1 @min-[36rem]:ps-6 @min-[36rem]:text-end',
  {
    variants: {
      onPhone: {
        beside: 'col-start-4 row-start-1 ps-3 vast:ps-0',
        below: 'col-span-full row-start-3 grid @min-[36rem]:block',
        next: 'col-[2/-1] row-start-2',
        hidden: 'hidden @min-[36rem]:block',
      },
    },
  },
);

export const fieldRow = cva(
  [
    'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t px-4 vast:grid-cols-1 py-4 first:border-t-0 md:px-6',
    '@min-[36rem]:col-span-full @min-[36rem]:grid-cols-[11rem_minmax(0,1fr)_auto] @min-[36rem]:gap-x-6',
  ],
  {
    variants: {
      active: { true: 'items-start bg-surface-hover', false: 'min-h-17 items-center' },
    },
    defaultVariants: { active: false },
  },
);

export const fieldValue = cva('min-w-0 [overflow-wrap:anywhere]', {
  variants: {
    active: { true: '@max-[36rem]:col-span-full', false: '' },
    alone: { true: '@min-[36rem]:col-span-2', false: '' },
  },
});

export const fieldAction = cva('', { variants: { active: { true: '@max-[36rem]:col-span-full', false: '' } } });

/** A switch brings the height of a finger with it, a field has to keep its distance from the rules. */
export const controlRow =
  'border-t px-4 py-3.5 first:border-t-0 has-[[role=switch]]:py-2 md:px-6 @min-[36rem]:col-span-full';

/** The height of a finger that a link brings along lies over the row's own space. */
export const rowTitle = cva('type-label [overflow-wrap:anywhere]', {
  variants: {
    density: { default: 'text-[0.9375rem]/5', compact: 'max-md:[&>a]:-my-2.5 max-md:[&>a]:py-2.5' },
  },
});
