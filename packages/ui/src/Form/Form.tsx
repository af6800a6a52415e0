import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';

export interface FormProps {
  /** Fields, then a Button `type="submit"`. */
  children: ReactNode;
  /** Called on the submit button and on Enter in a field. Set the errors of the fields here, at once. */
  onSubmit: () => void;
  /** True while it is being sent: nothing sends it again. Default false. */
  isPending?: boolean;
  /** Called on Escape, where the form was opened in place; not while it is being sent. */
  onCancel?: () => void;
  /** Accessible name; makes it a landmark. */
  label?: string;
}

const firstInvalid = '[data-error-summary], [data-invalid] :is(input, textarea, button, [tabindex="0"]):not(:disabled)';

/** Fields that are sent together. When a submit or its answer leaves a field invalid, the summary of errors takes the focus, else that field. */
export function Form({ children, onSubmit, isPending = false, onCancel, label }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);
  // React Aria moves the focus for the browser's own checks alone. The errors that onSubmit sets are rendered together
  // with the count, so they are there when the effect runs.
  useLayoutEffect(() => {
    if (submits > 0 && !isPending) form.current?.querySelector<HTMLElement>(firstInvalid)?.focus();
  }, [submits, isPending]);
  // React Aria's form takes no keys.
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isPending) onCancel?.();
  });
  useEffect(() => {
    const element = form.current;
    const listen = (event: KeyboardEvent) => escape(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);

  return (
    <AriaForm
      ref={form}
      validationBehavior="aria"
      {...(label !== undefined && { 'aria-label': label })}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        onSubmit();
        setSubmits(submits + 1);
      }}
    >
      {children}
    </AriaForm>
  );
}
