import { useState } from 'react';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

export function Stepped({ value, onChange, ...props }: NumberFieldProps) {
  const [number, setNumber] = useState(value);
  return (
    <NumberField
      {...props}
      value={number}
      onChange={(next) => {
        setNumber(next);
        onChange(next);
      }}
    />
  );
}
