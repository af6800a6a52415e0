/** What one bar or point of a chart stands for. */
export type DayUnit = 'day' | 'week' | 'month';

const daysOfWeek = 7;
/** More bars than these stand too close to each other. */
const mostDays = 31;
const mostWeeks = 27;

/** The unit in which so many days are drawn. */
export function unitOf(count: number): DayUnit {
  if (count <= mostDays) return 'day';
  return count <= mostWeeks * daysOfWeek ? 'week' : 'month';
}

/** Days, oldest first, put together: weeks of seven days that end with the last one, or calendar months. The first may be shorter. */
export function groupDays<Day extends { date: string }>(days: readonly Day[], unit: DayUnit): Day[][] {
  const keyOf = (day: Day, index: number) => {
    if (unit === 'month') return day.date.slice(0, 7);
    return Math.floor((days.length - 1 - index) / (unit === 'week' ? daysOfWeek : 1));
  };
  return Array.from(Map.groupBy(days.entries(), ([index, day]) => keyOf(day, index)).values(), (group) =>
    group.map(([, day]) => day),
  );
}
