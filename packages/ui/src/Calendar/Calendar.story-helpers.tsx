import { useState } from 'react';
import { Calendar, type CalendarProps } from './Calendar.tsx';

export function Chosen({ value, onChange, ...props }: CalendarProps) {
  const [day, setDay] = useState(value);
  return (
    <Calendar
      {...props}
      value={day}
      onChange={(next) => {
        setDay(next);
        onChange(next);
      }}
    />
  );
}
