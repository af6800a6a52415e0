import { cva } from 'class-variance-authority';

/** The picture begins at the very edge of the panel: its timing marks are those of the panel. */
export const authPanel = cva([
  'flex flex-col bg-surface-inverse px-(--gutter) py-6 text-text-inverse',
  'lg:py-10 lg:ps-0 lg:pe-12 forced-colors:border-s',
]);

/** One beside the other while each has the width of two short words: then its own words wrap, not the row. */
export const authFact = 'flex min-w-0 flex-col-reverse justify-end gap-1 lg:max-w-fit lg:flex-[1_1_7.5rem]';

export const authFacts = cva([
  'mt-3 grid grid-cols-3 gap-x-3 vast:grid-cols-1 border-t border-border-inverse pt-4',
  'lg:mt-8 lg:flex lg:flex-wrap lg:gap-x-10 lg:gap-y-4 lg:pt-6',
]);
