import { cva } from 'class-variance-authority';

export const sectionLink = cva([
  'relative block rounded-tag py-1.75 ps-6 type-body-s text-text-muted no-underline hover:text-text',
  'before:absolute before:top-[calc(50%-2px)] before:left-0 before:h-1 before:w-3 before:bg-border before:forced-ink',
  'current:font-strong current:text-text current:before:bg-text',
]);
