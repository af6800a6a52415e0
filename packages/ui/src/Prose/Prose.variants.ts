import { cva } from 'class-variance-authority';

export const prose = cva([
  'max-w-reading type-body text-text [&>:first-child]:mt-0',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:scroll-mt-6 [&_h2]:type-h2 [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:type-h3',
  '[&_p]:my-3 [&_p]:text-pretty',
  '[&_ul]:my-3 [&_ul]:list-none [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:ps-6',
  '[&_li]:my-1.5 [&_ul>li]:relative [&_ul>li]:ps-6',
  '[&_ul>li]:before:absolute [&_ul>li]:before:top-[0.7em] [&_ul>li]:before:left-0 [&_ul>li]:before:h-1 [&_ul>li]:before:w-3 [&_ul>li]:before:bg-border-strong',
]);
