import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { Field, type FieldProps, fieldRoot } from '../Field/Field.tsx';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { segment, segmentPart, segments } from './SegmentedControl.variants.ts';

export interface Segment<Value extends string> {
  /** What the caller gets back. */
  value: Value;
  /** One or two words. */
  label: string;
  /** Icon before the words. */
  icon?: IconType;
}

export interface SegmentedControlProps<Value extends string> extends FieldProps {
  /** Two to four short choices, all visible. */
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

/** One of two to four short choices, side by side. A radio group for the keyboard and screen readers. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden = false,
  hint,
  errorMessage,
  layout = 'stacked',
  options,
  onChange,
  ...more
}: SegmentedControlProps<Value>) {
  const choose = (wanted: string) => {
    const chosen = options.find(({ value }) => value === wanted);
    if (chosen) onChange(chosen.value);
  };
  return (
    <RadioGroup {...more} {...fieldRoot({ layout, errorMessage })} onChange={choose} orientation="horizontal">
      <Field {...{ label, isLabelHidden, hint, errorMessage, layout }}>
        <div className={segments}>
          {options.map((option) => (
            <RadioField key={option.value} value={option.value} className={segmentPart}>
              <RadioButton className={segment}>
                {option.icon && <Icon of={option.icon} size="s" />}
                {option.label}
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </Field>
    </RadioGroup>
  );
}
