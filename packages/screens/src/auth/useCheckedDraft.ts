import { useState } from 'react';
import { afterEdit, hasProblems, type Problems } from './problems.ts';

/** What a person has typed into a form, and what is wrong with it since they last tried to send it. */
export function useCheckedDraft<Field extends string>(initial: Record<Field, string>) {
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<Problems<Field>>({});

  /** Sets some fields, whatever the person typed there. */
  const set = (values: Partial<Record<Field, string>>) => {
    setDraft((before) => ({ ...before, ...values }));
    setProblems({});
  };
  const change = (field: Field) => (value: string) => {
    setDraft((before) => ({ ...before, [field]: value }));
    setProblems((before) => afterEdit(before, field));
  };
  /** Reports the problems, or sends the form when there are none. */
  const submit = (found: Problems<Field>, send: () => void) => {
    setProblems(found);
    if (!hasProblems(found)) send();
  };
  return { draft, problems, change, set, submit };
}
