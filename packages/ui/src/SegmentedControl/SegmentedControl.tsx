import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { field } from '../Field/Field.variants.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { segment, segments } from './SegmentedControl.variants.ts';

export interface Segment<Value extends string> {
  /** What the caller gets back. */
  value: Value;
  /** One or two words. */
  label: string;
  /** Icon before the words. */
  icon?: IconType;
}

export interface SegmentedControlProps<Value extends string> extends FieldProps {
  /** Two or three short choices, all visible. */
  options: readonly Segment<Value>[];
  /** The chosen one. */
  value: Value;
  /** The newly chosen one. */
  onChange: (value: Value) => void;
  /** Name of the field in its form. */
  name?: string;
  /** No choosing, no focus. Default false. */
  isDisabled?: boolean;
}

/** One of two or three short choices, side by side. A radio group for the keyboard and screen readers. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden = false,
  hint,
  errorMessage,
  layout = 'stacked',
  options,
  onChange,
  ...input
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      {...input}
      orientation="horizontal"
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) onChange(chosen.value);
      }}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={field({ layout })}
    >
      <Field {...{ label, isLabelHidden, hint, errorMessage, layout }}>
        <div className={segments}>
          {options.map((option) => (
            <Radio key={option.value} value={option.value} className={segment}>
              {option.icon && <Icon of={option.icon} size="s" />}
              {option.label}
            </Radio>
          ))}
        </div>
      </Field>
    </RadioGroup>
  );
}
