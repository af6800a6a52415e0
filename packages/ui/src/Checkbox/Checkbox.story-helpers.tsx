import { useState } from 'react';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

export function Ticked({ isSelected, onChange, ...props }: CheckboxProps) {
  const [isOn, setIsOn] = useState(isSelected);
  return (
    <Checkbox
      {...props}
      isSelected={isOn}
      onChange={(next) => {
        setIsOn(next);
        onChange(next);
      }}
    />
  );
}
