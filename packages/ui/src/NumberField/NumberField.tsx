import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { controlBox, field } from '../Field/Field.variants.ts';
import { useFieldIds } from '../Field/useFieldIds.ts';
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

/** A whole number between two limits: minus, value, plus. */
export function NumberField({
  label,
  isLabelHidden = false,
  hint,
  errorMessage,
  layout = 'stacked',
  value,
  onChange,
  min,
  max,
  decreaseLabel,
  increaseLabel,
  name,
  isDisabled = false,
}: NumberFieldProps) {
  const ids = useFieldIds({ hint, errorMessage });
  const [typed, setTyped] = useState<string | null>(null);
  const current = typed === null || typed === '' ? value : Number(typed);
  const settle = (wanted: number) => {
    const next = Math.min(max, Math.max(min, wanted));
    setTyped(null);
    if (next !== value) onChange(next);
  };
  const keys: Record<string, number> = {
    ArrowUp: current + 1,
    ArrowDown: current - 1,
    Home: min,
    End: max,
    Enter: current,
  };
  // Not in the tab order: the arrow keys do the same.
  const step = (by: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={by === 1 ? increaseLabel : decreaseLabel}
      aria-controls={ids.control}
      disabled={isDisabled || (by === 1 ? current >= max : current <= min)}
      onClick={() => settle(current + by)}
      className={stepButton}
    >
      <Icon of={by === 1 ? Plus : Minus} size="s" />
    </button>
  );
  return (
    <div className={field({ layout })}>
      <Field {...{ label, isLabelHidden, hint, errorMessage, layout, ids }}>
        <div className={`${controlBox({ padding: 'none' })} ${numberBox({ layout })}`}>
          {step(-1)}
          <input
            type="text"
            inputMode="numeric"
            role="spinbutton"
            aria-valuenow={current}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-describedby={ids.help}
            {...(errorMessage !== undefined && { 'aria-invalid': true })}
            id={ids.control}
            name={name}
            autoComplete="off"
            disabled={isDisabled}
            value={typed ?? String(value)}
            onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
            onBlur={() => settle(current)}
            onKeyDown={(event) => {
              const wanted = keys[event.key];
              if (wanted === undefined) return;
              if (event.key !== 'Enter') event.preventDefault();
              settle(wanted);
            }}
            className={numberInput}
          />
          {step(1)}
        </div>
      </Field>
    </div>
  );
}
