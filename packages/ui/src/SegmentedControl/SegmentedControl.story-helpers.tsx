import { useState } from 'react';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

export type Theme = 'light' | 'dark' | 'system';

export function Chosen({ value, onChange, ...props }: SegmentedControlProps<Theme>) {
  const [chosen, setChosen] = useState(value);
  return (
    <SegmentedControl
      {...props}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}
