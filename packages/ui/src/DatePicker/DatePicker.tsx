import { parseDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker, DateInput, DateSegment } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import type { Day } from '../Calendar/Calendar.tsx';
import { calendarSheet } from '../Calendar/Calendar.variants.ts';
import { CalendarMonth } from '../Calendar/CalendarMonth.tsx';
import { Field, type FieldProps, fieldRoot } from '../Field/Field.tsx';
import { controlBox } from '../Field/Field.variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { dateBox, dateButton, dateDialog, dateInput, datePopover, dateSegment } from './DatePicker.variants.ts';

export interface DatePickerProps extends FieldProps {
  /** The day, or null. */
  value: Day | null;
  /** The day once it is whole, null when the field was emptied. A day before min or after max comes too: say so in errorMessage. */
  onChange: (value: Day | null) => void;
  /** The present day of the person: underlined, and in the month that is shown while the field is empty. */
  today: Day;
  /** First day that can be chosen in the calendar. Default none. */
  min?: Day;
  /** Last day that can be chosen in the calendar. Default none. */
  max?: Day;
  /** Where the month is: behind a button, or below the field for a page that is about this day. Default popover. */
  calendar?: 'popover' | 'inline';
  /** Name of the field in its form. */
  name?: string;
  /** Tells screen readers that it must be filled in. It blocks no submit. Default false. */
  isRequired?: boolean;
  /** No typing, no focus. Default false. */
  isDisabled?: boolean;
}

/** A day, typed in the order of the Provider's language or chosen from a calendar with weeks from Sunday, which opens on demand or stands below. */
export function DatePicker({
  label,
  isLabelHidden = false,
  hint,
  errorMessage,
  layout = 'stacked',
  value,
  onChange,
  today,
  min,
  max,
  calendar = 'popover',
  ...more
}: DatePickerProps) {
  return (
    <AriaDatePicker
      {...more}
      {...fieldRoot({ layout, errorMessage })}
      value={value === null ? null : parseDate(value)}
      onChange={(day) => onChange(day?.toString() ?? null)}
      placeholderValue={parseDate(today)}
      minValue={min === undefined ? null : parseDate(min)}
      maxValue={max === undefined ? null : parseDate(max)}
      shouldForceLeadingZeros
      firstDayOfWeek="sun"
    >
      <Field {...{ label, isLabelHidden, hint, errorMessage, layout }}>
        <Group className={`${controlBox({ padding: 'none' })} ${dateBox({ layout })}`}>
          <DateInput className={dateInput}>
            {(segment) => <DateSegment segment={segment} className={dateSegment} />}
          </DateInput>
          {calendar === 'popover' && (
            <Button className={dateButton}>
              <Icon of={CalendarDays} />
            </Button>
          )}
        </Group>
        {calendar === 'popover' && (
          <Popover offset={4} className={datePopover}>
            <Dialog className={dateDialog}>
              <Calendar>
                <CalendarMonth today={today} />
              </Calendar>
            </Dialog>
          </Popover>
        )}
      </Field>
      {calendar === 'inline' && <MonthBelow day={value ?? today} today={today} />}
    </AriaDatePicker>
  );
}

/** Goes to the month of the day whenever that changes; React Aria's stays where it began. */
function MonthBelow({ day, today }: { day: Day; today: Day }) {
  const [followed, setFollowed] = useState(day);
  const [focused, setFocused] = useState(() => parseDate(day));
  if (followed !== day) {
    setFollowed(day);
    setFocused(parseDate(day));
  }
  return (
    <Calendar
      autoFocus={false}
      focusedValue={focused}
      onFocusChange={setFocused}
      className={`order-3 mt-3 ${calendarSheet}`}
    >
      <CalendarMonth today={today} />
    </Calendar>
  );
}
