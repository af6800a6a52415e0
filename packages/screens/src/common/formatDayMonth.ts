/** A day of a chart without its year, from yyyy-mm-dd. It is that day in every time zone. The month has its name where its figure would come first: the dates of records have the day first. */
export const formatDayMonth = (date: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: tag.startsWith('en') ? 'short' : 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));
