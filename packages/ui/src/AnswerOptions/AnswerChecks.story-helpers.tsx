import { useState } from 'react';
import { AnswerChecks, type AnswerChecksProps } from './AnswerChecks.tsx';

/** A question that wants two: a third is refused. */
export function ChoosingTwo({ values, onChange, ...props }: AnswerChecksProps) {
  const [chosen, setChosen] = useState(values);
  return (
    <AnswerChecks
      {...props}
      values={chosen}
      onChange={(next: string[]) => {
        if (next.length <= 2) setChosen(next);
        onChange(next);
      }}
    />
  );
}
