import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { Field, type FieldProps, fieldRoot } from '../Field/Field.tsx';
import { controlBox } from '../Field/Field.variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { numberBox, numberInput, stepButton } from './NumberField.variants.ts';

export interface NumberFieldProps extends FieldProps {
  /** The number, held by the caller. */
  value: number;
  /** The number within min and max: after each step, after typing on blur or Enter. An emptied field keeps the last one. */
  onChange: (value: number) => void;
  /** Smallest number, 0 or more. */
  min: number;
  /** Largest number. */
  max: number;
  /** Name of the minus button. */
  decreaseLabel: string;
  /** Name of the plus button. */
  increaseLabel: string;
  /** Name of the field in its form. */
  name?: string;
  /** No typing, no focus. Default false. */
  isDisabled?: boolean;
}

const wholeNumber = { maximumFractionDigits: 0, useGrouping: false };

/** A whole number between two limits: minus, value, plus. */
export function NumberField({
  label,
  isLabelHidden = false,
  hint,
  errorMessage,
  layout = 'stacked',
  onChange,
  min,
  max,
  decreaseLabel,
  increaseLabel,
  ...more
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...more}
      {...fieldRoot({ layout, errorMessage })}
      onChange={(value) => {
        if (!Number.isNaN(value)) onChange(value);
      }}
      minValue={min}
      maxValue={max}
      formatOptions={wholeNumber}
      decrementAriaLabel={decreaseLabel}
      incrementAriaLabel={increaseLabel}
      isWheelDisabled
    >
      <Field {...{ label, isLabelHidden, hint, errorMessage, layout }}>
        <Group className={`${controlBox({ padding: 'none' })} ${numberBox({ layout })}`}>
          <Button slot="decrement" className={stepButton}>
            <Icon of={Minus} size="s" />
          </Button>
          <Input autoComplete="off" className={numberInput} />
          <Button slot="increment" className={stepButton}>
            <Icon of={Plus} size="s" />
          </Button>
        </Group>
      </Field>
    </AriaNumberField>
  );
}
