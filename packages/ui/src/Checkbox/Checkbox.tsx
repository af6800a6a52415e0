import { CheckboxField } from 'react-aria-components/Checkbox';
import { FieldProblem } from '../Field/FieldProblem.tsx';
import { CheckboxRow, type CheckboxRowProps } from './CheckboxRow.tsx';

export interface CheckboxProps extends CheckboxRowProps {
  /** What is wrong and how to put it right. Its presence marks the box as invalid. */
  errorMessage?: string | undefined;
  /** True when ticked. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
  /** Name of the field in its form. */
  name?: string;
  /** Tells screen readers that it must be ticked. It blocks no submit. Default false. */
  isRequired?: boolean;
  /** No ticking, no focus. Default false. */
  isDisabled?: boolean;
}

/** Yes or no, sent with a form. What takes effect at once is a Switch. */
export function Checkbox({ label, hint, errorMessage, ...more }: CheckboxProps) {
  return (
    <CheckboxField {...more} isInvalid={errorMessage !== undefined} validationBehavior="aria">
      <CheckboxRow label={label} hint={errorMessage === undefined ? hint : undefined} />
      <FieldProblem errorMessage={errorMessage} />
    </CheckboxField>
  );
}
