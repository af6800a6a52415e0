import { cva } from 'class-variance-authority';

/** The picture begins at the very edge of the panel: its timing marks are those of the panel. */
export const authPanel = cva([
  'flex flex-col bg-surface-inverse px-(--gutter) py-6 text-text-inverse',
  'lg:py-10 lg:ps-0 lg:pe-12 forced-colors:border-s',
]);

export const authFacts = cva([
  'mt-3 grid grid-cols-3 gap-x-3 border-t border-border-inverse pt-4',
  'lg:mt-8 lg:flex lg:flex-wrap lg:gap-x-10 lg:pt-6',
]);
