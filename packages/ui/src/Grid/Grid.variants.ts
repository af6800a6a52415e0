import { cva } from 'class-variance-authority';

/** The uneven splits are those of twelve columns with gaps of 24px between them. */
export const grid = cva('grid min-w-0 grid-cols-1', {
  variants: {
    columns: {
      3: 'md:grid-cols-3',
      4: 'md:grid-cols-2 xl:grid-cols-4',
      '3 then 4': 'md:grid-cols-3 lg:grid-cols-4',
      '6+6': 'xl:grid-cols-2',
      '8+4': 'min-[75rem]:grid-cols-[minmax(0,1fr)_calc(100%/3-1rem)]',
      '4+8': 'min-[75rem]:grid-cols-[calc(100%/3-1rem)_minmax(0,1fr)]',
      '7+5': 'xl:grid-cols-[minmax(0,1fr)_calc(100%*5/12-0.875rem)]',
      '5+7': 'xl:grid-cols-[calc(100%*5/12-0.875rem)_minmax(0,1fr)]',
      'list+detail': 'xl:grid-cols-[21rem_minmax(0,1fr)]',
      'index+content': 'lg:grid-cols-[11rem_minmax(0,44rem)]',
      'fit-s': 'grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]',
      'fit-m': 'grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))]',
      'fit-l': 'grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))]',
    },
    gap: { 3: 'gap-3', 4: 'gap-4', 6: 'gap-6', 8: 'gap-8', 10: 'gap-10', sheets: 'gap-4 md:gap-6' },
    align: { start: 'items-start', stretch: 'items-stretch', center: 'items-center' },
  },
  defaultVariants: { gap: 'sheets', align: 'start' },
});
