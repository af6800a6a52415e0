import { Check } from 'lucide-react';
import { CheckboxButton } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import { checkboxBox, checkboxHint, checkboxRow, checkboxTick } from './Checkbox.variants.ts';

export interface CheckboxRowProps {
  /** What is agreed to or chosen, a sentence at most. */
  label: string;
  /** One sentence more about it. An error takes its place. */
  hint?: string | undefined;
}

/** The box with its words, to press anywhere. */
export function CheckboxRow({ label, hint }: CheckboxRowProps) {
  return (
    <>
      <CheckboxButton className={checkboxRow}>
        <span className={checkboxBox}>
          <span className={checkboxTick}>
            <Icon of={Check} size="xs" />
          </span>
        </span>
        <span className="min-w-0">{label}</span>
      </CheckboxButton>
      {hint !== undefined && (
        <Text slot="description" elementType="p" className={checkboxHint}>
          {hint}
        </Text>
      )}
    </>
  );
}
