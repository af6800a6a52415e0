import { useId } from 'react';
import { switchHint, switchKnob, switchLabel, switchRow, switchTrack } from './Switch.variants.ts';

export interface SwitchProps {
  /** What is on or off. */
  label: string;
  /** One sentence more about it. */
  hint?: string;
  /** True when on. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
  /** Name of the field in its form. */
  name?: string;
  /** No switching, no focus. Default false. */
  isDisabled?: boolean;
}

/** On or off, at once: label and hint left, switch right, the whole row to press. */
export function Switch({ label, hint, isSelected, onChange, name, isDisabled = false }: SwitchProps) {
  const id = useId();
  return (
    <label className={switchRow}>
      <span className="min-w-0">
        <span id={`${id}label`} className={`block ${switchLabel}`}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}hint`} className={`block ${switchHint}`}>
            {hint}
          </span>
        )}
      </span>
      <span className={switchTrack}>
        <input
          type="checkbox"
          role="switch"
          aria-labelledby={`${id}label`}
          aria-describedby={hint === undefined ? undefined : `${id}hint`}
          checked={isSelected}
          aria-checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          name={name}
          disabled={isDisabled}
          className="sr-only"
        />
        <span className={switchKnob} />
      </span>
    </label>
  );
}
