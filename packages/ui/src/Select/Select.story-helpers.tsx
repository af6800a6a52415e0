import { useState } from 'react';
import { Select, type SelectProps } from './Select.tsx';

export type Language = 'pt' | 'en' | 'es';

export function Chosen({ value, onChange, ...props }: SelectProps<Language>) {
  const [chosen, setChosen] = useState(value);
  return (
    <Select
      {...props}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}
