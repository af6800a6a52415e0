import { useState } from 'react';
import { AnswerOptions, type AnswerOptionsProps } from './AnswerOptions.tsx';

export function Answering({ value, onChange, ...props }: AnswerOptionsProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <AnswerOptions
      {...props}
      value={chosen}
      onChange={(next: string) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}
