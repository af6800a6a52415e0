import { CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { CheckboxRow } from '../Checkbox/CheckboxRow.tsx';
import { Field, type FieldProps, fieldRoot } from '../Field/Field.tsx';

export interface CheckboxChoice<Value extends string> {
  /** What the caller gets back. */
  value: Value;
  /** What the person reads. */
  label: string;
  /** One sentence more about it. */
  hint?: string;
}

export interface CheckboxGroupProps<Value extends string> extends FieldProps {
  /** The choices, in the order they are shown. */
  options: readonly CheckboxChoice<Value>[];
  /** The chosen ones. */
  values: readonly Value[];
  /** All that are chosen now, in the order of the options. */
  onChange: (values: Value[]) => void;
  /** Name of the field in its form. */
  name?: string;
  /** No ticking, no focus. Default false. */
  isDisabled?: boolean;
}

/** Any number of choices out of a few. For the options of a question take AnswerChecks. */
export function CheckboxGroup<Value extends string>({
  label,
  isLabelHidden = false,
  hint,
  errorMessage,
  layout = 'stacked',
  options,
  values,
  onChange,
  ...more
}: CheckboxGroupProps<Value>) {
  const choose = (wanted: string[]) =>
    onChange(options.map(({ value }) => value).filter((value) => wanted.includes(value)));
  return (
    <AriaCheckboxGroup {...more} {...fieldRoot({ layout, errorMessage })} value={[...values]} onChange={choose}>
      <Field {...{ label, isLabelHidden, hint, errorMessage, layout }}>
        {options.map((option) => (
          <CheckboxField key={option.value} value={option.value}>
            <CheckboxRow label={option.label} hint={option.hint} />
          </CheckboxField>
        ))}
      </Field>
    </AriaCheckboxGroup>
  );
}
