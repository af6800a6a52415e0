import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { controlBox, field } from '../Field/Field.variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { selectArrow, selectCheck, selectOption, selectPopover, selectTrigger } from './Select.variants.ts';

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

/** One choice from a list that opens on demand. For two or three short choices take SegmentedControl. */
export function Select<Value extends string>({
  label,
  isLabelHidden = false,
  hint,
  errorMessage,
  layout = 'stacked',
  options,
  value,
  onChange,
  ...input
}: SelectProps<Value>) {
  return (
    <AriaSelect
      {...input}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={`group/select ${field({ layout })}`}
    >
      <Field {...{ label, isLabelHidden, hint, errorMessage, layout }}>
        <AriaButton className={`${controlBox()} ${selectTrigger({ layout })}`}>
          <SelectValue className="min-w-0">{({ selectedText }) => selectedText}</SelectValue>
          <span className={selectArrow}>
            <Icon of={ChevronDown} />
          </span>
        </AriaButton>
      </Field>
      <Popover offset={4} className={selectPopover}>
        <ListBox items={options} className="outline-none">
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={selectOption}>
              {option.label}
              <span className={selectCheck}>
                <Icon of={Check} size="s" />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
