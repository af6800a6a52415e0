/** A day of a chart without its year, from yyyy-mm-dd. It is that day in every time zone. */
export const formatDayMonth = (date: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(new Date(date));
