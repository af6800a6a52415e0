import { useState } from 'react';
import { Switch, type SwitchProps } from './Switch.tsx';

export function Switched({ isSelected, onChange, ...props }: SwitchProps) {
  const [isOn, setIsOn] = useState(isSelected);
  return (
    <Switch
      {...props}
      isSelected={isOn}
      onChange={(next) => {
        setIsOn(next);
        onChange(next);
      }}
    />
  );
}
