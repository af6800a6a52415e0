import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Field, type FieldProps, fieldRoot } from '../Field/Field.tsx';
import { controlBox } from '../Field/Field.variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { selectArrow, selectBox, selectCheck, selectList, selectMenu, selectOption } from './Select.variants.ts';

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
  onChange,
  ...more
}: SelectProps<Value>) {
  const { className, ...root } = fieldRoot({ layout, errorMessage });
  return (
    <AriaSelect
      {...more}
      {...root}
      onChange={(key) => {
        const chosen = options.find(({ value }) => value === key);
        if (chosen) onChange(chosen.value);
      }}
      className={`group/select ${className}`}
    >
      <Field {...{ label, isLabelHidden, hint, errorMessage, layout }}>
        <Button className={`${controlBox()} ${selectBox({ layout })}`}>
          <SelectValue className="min-w-0">{({ selectedText }) => selectedText}</SelectValue>
          <span className={selectArrow}>
            <Icon of={ChevronDown} />
          </span>
        </Button>
        <Popover offset={4} className={selectMenu}>
          <ListBox items={options} className={selectList}>
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
      </Field>
    </AriaSelect>
  );
}
