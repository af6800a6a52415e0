import { useState } from 'react';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

export function Chosen({ value, onChange, ...props }: DatePickerProps) {
  const [day, setDay] = useState(value);
  return (
    <DatePicker
      {...props}
      value={day}
      onChange={(next) => {
        setDay(next);
        onChange(next);
      }}
    />
  );
}
