import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { controlBox, field } from '../Field/Field.variants.ts';
import { useFieldIds } from '../Field/useFieldIds.ts';
import { Icon } from '../Icon/Icon.tsx';
import { selectArrow, selectBox, selectOption } from './Select.variants.ts';

export interface SelectOption<Value extends string> {
  /** What the caller gets back. */
  value: Value;
  /** What the person reads. */
  label: string;
}

export interface SelectProps<Value extends string> extends FieldProps {
  /** The choices, in the order they are shown. */
  options: readonly SelectOption<Value>[];
  /** The chosen one. */
  value: Value;
  /** The newly chosen one. */
  onChange: (value: Value) => void;
  /** Name of the field in its form. */
  name?: string;
  /** No opening, no focus. Default false. */
  isDisabled?: boolean;
}

/**
 * One choice from a list that opens on demand: the browser's own, in our clothes where it lets itself be dressed.
 * For two or three short choices take SegmentedControl.
 */
export function Select<Value extends string>({
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
}: SelectProps<Value>) {
  const ids = useFieldIds({ hint, errorMessage });
  return (
    <div className={field({ layout })}>
      <Field {...{ label, isLabelHidden, hint, errorMessage, layout, ids }}>
        <div className="relative">
          <select
            id={ids.control}
            name={name}
            value={value}
            onChange={(event) => {
              const chosen = options[event.target.selectedIndex];
              if (chosen) onChange(chosen.value);
            }}
            disabled={isDisabled}
            aria-describedby={ids.help}
            {...(errorMessage !== undefined && { 'aria-invalid': true })}
            className={`${controlBox()} ${selectBox({ layout })}`}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className={selectOption}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={selectArrow}>
            <Icon of={ChevronDown} />
          </span>
        </div>
      </Field>
    </div>
  );
}
