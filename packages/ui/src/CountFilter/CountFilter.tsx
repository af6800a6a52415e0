import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { countFilter, countFilterPart } from './CountFilter.variants.ts';

export interface CountChoice<Value extends string> {
  /** What the caller gets back. */
  value: Value;
  /** How many there are. */
  count: number;
  /** One or two words below the count. */
  label: string;
}

export interface CountFilterProps<Value extends string> {
  /** Accessible name of the filter. */
  label: string;
  /** Two or three counts. */
  choices: readonly CountChoice<Value>[];
  /** The chosen one, or null for all. */
  value: Value | null;
  /** The newly chosen one; null when it was pressed again. */
  onChange: (value: Value | null) => void;
  /** One is always chosen. Default false. */
  isRequired?: boolean;
}

/** Counts that are filters: pressing one shows only those. */
export function CountFilter<Value extends string>({
  label,
  choices,
  value,
  onChange,
  isRequired = false,
}: CountFilterProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection={isRequired}
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => onChange(choices.find((choice) => keys.has(choice.value))?.value ?? null)}
      className={countFilter}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.value} id={choice.value} className={countFilterPart}>
          <b className="block font-display text-[1rem]/5 font-semibold tnum text-text">{choice.count}</b> {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
