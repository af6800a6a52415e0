/** A day as a number that grows by one a day, from yyyy-mm-dd. */
export const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;
