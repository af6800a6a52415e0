import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { switchHint, switchKnob, switchLabel, switchRow, switchTrack, switchWords } from './Switch.variants.ts';

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
export function Switch({ label, hint, ...more }: SwitchProps) {
  return (
    // Named by the label alone: the hint, which can be pressed too, describes it.
    <SwitchField {...more} aria-label={label} className="w-full">
      <SwitchButton className={switchRow}>
        <span className={switchWords}>
          <span className={`block ${switchLabel}`}>{label}</span>
          {hint !== undefined && (
            <Text slot="description" className={`block ${switchHint}`}>
              {hint}
            </Text>
          )}
        </span>
        <span className={switchTrack}>
          <span className={switchKnob} />
        </span>
      </SwitchButton>
    </SwitchField>
  );
}
