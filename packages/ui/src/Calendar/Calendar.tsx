import { parseDate } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { calendarSheet } from './Calendar.variants.ts';
import { CalendarMonth } from './CalendarMonth.tsx';

/** A day without a time, as in ISO 8601: `2026-12-12`. */
export type Day = string;

export interface CalendarProps {
  /** What the day is for: its accessible name. */
  label: string;
  /** The chosen day, or null. */
  value: Day | null;
  /** The newly chosen day. */
  onChange: (value: Day) => void;
  /** The present day of the person: underlined, and in the month that is shown while nothing is chosen. */
  today: Day;
  /** First day that can be chosen. Default none. */
  min?: Day;
  /** Last day that can be chosen. Default none. */
  max?: Day;
  /** Shows the day and lets nobody change it. Default false. */
  isDisabled?: boolean;
}

/** A month to choose a day from, in the page. Month, week days and the buttons speak the language of the Provider; weeks begin on Sunday, as all weeks of the product. */
export function Calendar({ label, value, onChange, today, min, max, isDisabled = false }: CalendarProps) {
  return (
    <AriaCalendar
      aria-label={label}
      value={value === null ? null : parseDate(value)}
      onChange={(day) => onChange(day.toString())}
      defaultFocusedValue={parseDate(value ?? today)}
      minValue={min === undefined ? null : parseDate(min)}
      maxValue={max === undefined ? null : parseDate(max)}
      isDisabled={isDisabled}
      firstDayOfWeek="sun"
      className={calendarSheet}
    >
      <CalendarMonth today={today} />
    </AriaCalendar>
  );
}
