import { useState } from 'react';
import { Tabs, type TabsProps } from './Tabs.tsx';

export type Panel = 'exams' | 'users' | 'usage' | 'growth';

export function Switched({ selected, onSelect, ...props }: TabsProps<Panel>) {
  const [current, setCurrent] = useState(selected);
  return (
    <Tabs
      {...props}
      selected={current}
      onSelect={(next) => {
        setCurrent(next);
        onSelect(next);
      }}
    />
  );
}
