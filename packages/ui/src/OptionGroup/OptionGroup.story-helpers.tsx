import { useState } from 'react';
import type { AnswerOptionsProps } from './AnswerOptions.tsx';
import { OptionGroup } from './OptionGroup.tsx';

export function Answering({ value, onChange, ...props }: AnswerOptionsProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <OptionGroup
      {...props}
      value={chosen}
      onChange={(next: string) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}
