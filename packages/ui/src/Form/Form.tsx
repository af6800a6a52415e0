import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface FormProps {
  /** Fields, then a Button `type="submit"`. */
  children: ReactNode;
  /** Called on the submit button and on Enter in a field. Set the errors of the fields here, at once. */
  onSubmit: () => void;
  /** True while it is being sent: nothing sends it again. Default false. */
  isPending?: boolean;
  /** Accessible name; makes it a landmark. */
  label?: string;
}

/** Fields that are sent together. When a submit leaves a field invalid, the first such field takes the focus. */
export function Form({ children, onSubmit, isPending = false, label }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);
  // The errors that onSubmit sets are rendered together with the count, so they are there when the effect runs.
  useLayoutEffect(() => {
    if (submits > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submits]);

  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        onSubmit();
        setSubmits(submits + 1);
      }}
    >
      {children}
    </form>
  );
}
