import { cva } from 'class-variance-authority';

export const answerRows = '@container border-t border-border first:border-t-0';

export const answerRow = 'group/answer border-t border-border first:border-t-0';

export const answerRowTrigger = [
  'relative grid w-full cursor-pointer grid-cols-[2rem_minmax(0,1fr)_1.125rem] items-center gap-x-3 px-4 py-3 text-start text-text vast:flex vast:flex-wrap md:px-6',
  '@min-[44rem]:grid-cols-[2rem_minmax(0,1fr)_11rem_3.5rem_1.125rem] @min-[44rem]:gap-x-4',
  'transition-colors hover:bg-surface-hover focus-inset',
  'group-expanded/answer:bg-surface-selected',
  'group-expanded/answer:before:absolute group-expanded/answer:before:start-0 group-expanded/answer:before:top-1/2 group-expanded/answer:before:h-1 group-expanded/answer:before:w-3 group-expanded/answer:before:-translate-y-1/2 group-expanded/answer:before:bg-text group-expanded/answer:before:forced-ink',
].join(' ');

export const answerRowLetters = cva('', {
  variants: { several: { true: 'text-[0.75rem]/none tracking-tight', false: '' } },
});

export const answerRowWords = 'col-start-2 row-start-1 min-w-0 vast:w-full';

export const answerRowLead = 'block type-label [overflow-wrap:anywhere]';

export const answerRowTitle = 'line-clamp-2 type-body-s text-[0.9375rem]/6 [overflow-wrap:anywhere]';

export const answerRowDetail = 'type-caption text-text-muted [overflow-wrap:anywhere]';

export const answerRowVerdict = cva(
  [
    'col-start-2 row-start-2 flex flex-wrap items-center gap-x-2 pt-0.5 type-label',
    '@min-[44rem]:col-start-3 @min-[44rem]:row-start-1 @min-[44rem]:pt-0',
  ],
  { variants: { isRight: { true: 'text-success-text', false: 'text-danger-text' } } },
);

export const answerRowNote = 'type-caption text-text-muted';

export const answerRowTime =
  'hidden type-caption text-text-muted tnum @min-[44rem]:col-start-4 @min-[44rem]:row-start-1 @min-[44rem]:block @min-[44rem]:text-end';

export const answerRowArrow =
  'col-start-3 row-span-2 row-start-1 text-text-muted transition-[rotate] group-expanded/answer:rotate-180 @min-[44rem]:col-start-5 @min-[44rem]:row-span-1';

export const answerRowPanel = 'border-t border-border px-4 py-4 vast:px-2 md:px-6 md:py-5 @min-[44rem]:ps-18';
