import { useState } from 'react';
import { afterEdit, type Problem } from './problems.ts';

/** What a person has typed into a form, and what is wrong with it since they last tried to send it. */
export function useCheckedDraft<Field extends string>(initial: Record<Field, string>) {
  const [draft, setDraft] = useState(initial);
  const [problem, setProblem] = useState<Problem<Field> | null>(null);

  /** Sets some fields, whatever the person typed there. */
  const set = (values: Partial<Record<Field, string>>) => {
    setDraft({ ...draft, ...values });
    setProblem(null);
  };
  const change = (field: Field) => (value: string) => {
    setDraft({ ...draft, [field]: value });
    setProblem(afterEdit(problem, field));
  };
  /** Reports the problem, or sends the form when there is none. */
  const submit = (found: Problem<Field> | null, send: () => void) => {
    setProblem(found);
    if (!found) send();
  };
  return { draft, problem, change, set, submit };
}
