import { cva } from 'class-variance-authority';

export const sheet = cva('flex min-w-0 flex-col overflow-clip rounded-sheet border bg-surface', {
  variants: { tone: { default: '', danger: 'border-danger-border' } },
  defaultVariants: { tone: 'default' },
});

export const sheetHead = cva('flex-wrap items-center justify-between gap-x-4 gap-y-2', {
  variants: {
    actionOnPhone: {
      head: 'flex px-4 pt-4 pb-3 md:px-6 md:pt-5 md:pb-4',
      foot: 'contents md:flex md:px-6 md:pt-5 md:pb-4',
    },
  },
});

export const sheetTitle = cva('min-w-0', {
  variants: { actionOnPhone: { head: '', foot: 'max-md:px-4 max-md:pt-4 max-md:pb-3' } },
});

export const sheetAction = cva('', {
  variants: { actionOnPhone: { head: '', foot: 'max-md:order-last max-md:grid max-md:px-4 max-md:pb-4' } },
});

export const sheetFoot = cva('mt-auto border-t p-4 md:px-6', {
  variants: { tone: { surface: '', canvas: 'bg-surface-canvas' } },
  defaultVariants: { tone: 'surface' },
});
