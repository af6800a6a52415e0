import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Icon } from '../Icon/Icon.tsx';
import {
  calendarDay,
  calendarGrid,
  calendarHead,
  calendarStep,
  calendarTitle,
  calendarWeekday,
} from './Calendar.variants.ts';

/** Head and days of the month that the calendar around it shows. */
export function CalendarMonth({ today }: { today: string }) {
  return (
    <>
      <div className={calendarHead}>
        <Button slot="previous" className={calendarStep}>
          <Icon of={ChevronLeft} />
        </Button>
        <CalendarHeading className={calendarTitle} />
        <Button slot="next" className={calendarStep}>
          <Icon of={ChevronRight} />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={calendarGrid}>
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={calendarWeekday}>{weekday.replace('.', '')}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={calendarDay({ isToday: date.toString() === today })} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
