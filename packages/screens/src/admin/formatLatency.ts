/** Milliseconds as seconds with one decimal, such as 1,6 s; a dash without calls. */
export const formatLatency = (ms: number | null, tag: string): string =>
  ms === null
    ? '–'
    : new Intl.NumberFormat(tag, {
        style: 'unit',
        unit: 'second',
        unitDisplay: 'short',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(ms / 1000);
