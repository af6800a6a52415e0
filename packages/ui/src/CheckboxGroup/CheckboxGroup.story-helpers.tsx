import { useState } from 'react';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

export type Data = 'users' | 'attempts' | 'credits';

export function Chosen({ values, onChange, ...props }: CheckboxGroupProps<Data>) {
  const [chosen, setChosen] = useState(values);
  return (
    <CheckboxGroup
      {...props}
      values={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}
