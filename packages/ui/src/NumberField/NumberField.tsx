import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { controlBox, field } from '../Field/Field.variants.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { numberBox, numberInput, stepButton } from './NumberField.variants.ts';

export interface NumberFieldProps extends FieldProps {
  /** The number, held by the caller. */
  value: number;
  /** The number within min and max: after each step, after typing on blur or Enter. An emptied field keeps the last one. */
  onChange: (value: number) => void;
  /** Smallest number. */
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
  ...input
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...input}
      minValue={min}
      maxValue={max}
      onChange={(value) => {
        if (!Number.isNaN(value)) onChange(value);
      }}
      decrementAriaLabel={decreaseLabel}
      incrementAriaLabel={increaseLabel}
      formatOptions={{ maximumFractionDigits: 0 }}
      isWheelDisabled
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={field({ layout })}
    >
      <Field {...{ label, isLabelHidden, hint, errorMessage, layout }}>
        <Group className={`${controlBox({ padding: 'none' })} ${numberBox({ layout })}`}>
          <StepButton slot="decrement" icon={Minus} />
          <Input className={numberInput} />
          <StepButton slot="increment" icon={Plus} />
        </Group>
      </Field>
    </AriaNumberField>
  );
}

function StepButton({ slot, icon }: { slot: 'increment' | 'decrement'; icon: IconType }) {
  return (
    <AriaButton slot={slot} className={stepButton}>
      <Icon of={icon} size="s" />
    </AriaButton>
  );
}
