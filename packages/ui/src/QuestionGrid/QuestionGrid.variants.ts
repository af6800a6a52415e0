import { cva } from 'class-variance-authority';

/** Room at the left for the timing marks of the rows. */
export const questionGrid = 'grid grid-cols-5 ps-4 outline-none';

export const gridCell = cva(
  [
    'group/cell relative grid cursor-pointer place-items-center rounded-control focus-inset hover:bg-surface-hover',
    'before:absolute before:-start-4 before:top-1/2 before:h-1 before:w-3 before:-translate-y-1/2 before:forced-ink',
  ],
  {
    variants: {
      size: { m: 'h-8.75', l: 'h-11' },
      mark: { none: 'before:hidden', row: 'before:bg-border', current: 'before:bg-text' },
    },
  },
);

export const gridBubble = cva(
  [
    'relative grid place-items-center rounded-round border-[1.5px] font-display leading-none font-semibold tnum forced-ink',
    'group-selected/cell:ring-2 group-selected/cell:ring-text group-selected/cell:ring-offset-2',
    'group-selected/cell:ring-offset-surface-canvas',
  ],
  {
    variants: {
      size: { m: 'size-7 text-[0.8125rem]', l: 'size-8.5 text-[0.9375rem]' },
      state: {
        blank: 'border-border-strong bg-surface text-text-muted',
        answered: 'border-accent bg-accent text-on-accent',
        half: 'border-accent bg-[linear-gradient(var(--surface)_50%,var(--chart-band)_50%)] text-text',
        sending: 'border-dashed border-info-border bg-surface text-info-text ring-2 ring-info-subtle',
        right: 'border-success bg-success text-on-status',
        wrong: 'border-2 border-danger bg-surface text-danger-text',
        faded: 'border-border bg-surface font-normal text-text-subtle',
        missed: 'border-dashed border-border-strong bg-surface text-text-muted',
      },
    },
  },
);

export const gridFlag = cva('absolute -end-2 -top-1.5 fill-text stroke-surface', {
  variants: { size: { m: 'size-3.5', l: 'size-4' } },
});
