import { useId } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { field } from '../Field/Field.variants.ts';
import { useFieldIds } from '../Field/useFieldIds.ts';
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
  value,
  onChange,
  name,
  isDisabled = false,
}: SegmentedControlProps<Value>) {
  const ids = useFieldIds({ hint, errorMessage });
  const groupName = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-describedby={ids.help}
      aria-invalid={errorMessage !== undefined}
      className={field({ layout })}
    >
      <Field {...{ label, isLabelHidden, hint, errorMessage, layout, ids }} isGroup>
        <div className={segments}>
          {options.map((option) => (
            <label key={option.value} className={segment}>
              <input
                type="radio"
                name={name ?? groupName}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                disabled={isDisabled}
                className="sr-only"
              />
              {option.icon && <Icon of={option.icon} size="s" />}
              {option.label}
            </label>
          ))}
        </div>
      </Field>
    </div>
  );
}
