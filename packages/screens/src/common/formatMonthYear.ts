/** A month of a chart with its year, from any of its days as yyyy-mm-dd. */
export const formatMonthYear = (date: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { month: '2-digit', year: '2-digit', timeZone: 'UTC' }).format(new Date(date));
