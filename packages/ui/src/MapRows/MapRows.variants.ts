import { cva } from 'class-variance-authority';

export const mapRow = [
  'grid grid-cols-[minmax(0,1fr)_auto_2.75rem] items-center gap-x-2 py-3 ps-4 pe-2 vast:grid-cols-[minmax(0,1fr)_auto] vast:gap-x-0 md:ps-6 md:pe-4',
  '@min-[54rem]:grid-cols-[15.5rem_minmax(0,1fr)_7rem_6rem_2.5rem] @min-[54rem]:gap-x-5',
].join(' ');

/** With very large text what stands beside the name begins a line of its own. */
export const mapName = 'col-start-1 row-start-1 min-w-0 @max-[17rem]:col-span-full [overflow-wrap:anywhere]';

export const mapDrawing =
  'col-span-full row-start-3 min-w-0 pt-2 pe-2 @min-[54rem]:col-span-1 @min-[54rem]:col-start-2 @min-[54rem]:row-start-1 @min-[54rem]:p-0';

export const mapValue =
  'col-start-1 row-start-2 @max-[17rem]:col-span-full flex flex-wrap items-baseline gap-x-1.5 @min-[54rem]:col-start-3 @min-[54rem]:row-start-1 @min-[54rem]:block @min-[54rem]:text-end @min-[54rem]:whitespace-nowrap';

export const mapAction =
  'col-start-2 row-span-2 row-start-1 justify-self-end @max-[17rem]:col-start-1 @max-[17rem]:row-span-1 @max-[17rem]:row-start-4 @max-[17rem]:justify-self-start @max-[17rem]:pt-2 @min-[54rem]:col-start-4 @min-[54rem]:row-span-1';

export const mapToggle = [
  'col-start-3 row-span-2 row-start-1 @max-[17rem]:row-span-1 @max-[17rem]:row-start-4 inline-grid size-11 vast:size-8 cursor-pointer place-items-center rounded-control text-text-muted',
  'transition-colors hover:bg-surface-hover @min-[54rem]:col-start-5 @min-[54rem]:row-span-1 @min-[54rem]:size-10',
].join(' ');

export const mapTopics = 'grid grid-cols-1 px-4 pb-4 md:px-6 @min-[48rem]:grid-cols-2 @min-[48rem]:gap-x-8';

export const topicLink = cva(
  'grid min-h-11 grid-cols-[minmax(0,1fr)_auto_1rem] items-center gap-x-3 border-t py-1.5 type-body-s text-text md:min-h-10',
  {
    variants: { pressable: { true: 'cursor-pointer transition-colors hover:bg-surface-hover focus-inset', false: '' } },
  },
);
