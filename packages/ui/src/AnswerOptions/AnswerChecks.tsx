import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import type { AnswerGroupProps } from './AnswerOptions.tsx';
import { AnswerRow } from './AnswerRow.tsx';
import { StrikeRow } from './StrikeRow.tsx';
import { option, optionRow, optionSheet } from './AnswerOptions.variants.ts';

export interface AnswerChecksProps extends AnswerGroupProps {
  /** The chosen options. */
  values: readonly string[];
  /** All that would be chosen after the press. Leave `values` as they are to refuse one too many. */
  onChange: (values: string[]) => void;
}

/** Options to choose several from. Each is a tab stop; the space bar chooses and takes back. */
export function AnswerChecks({
  options,
  values,
  onChange,
  labelledBy,
  isLocked = false,
  sendingLabel,
  strikes,
}: AnswerChecksProps) {
  return (
    <CheckboxGroup
      value={[...values]}
      onChange={onChange}
      aria-labelledby={labelledBy}
      isReadOnly={isLocked}
      className={optionSheet}
    >
      {options.map(({ value: own, text }, position) => (
        <StrikeRow key={own} {...{ position, strikes }} value={own}>
          <CheckboxField value={own} className={optionRow}>
            <CheckboxButton className={option({ state: 'open', roomy: strikes !== undefined })}>
              <AnswerRow {...{ position, text }} flag={values.includes(own) ? sendingLabel : undefined} />
            </CheckboxButton>
          </CheckboxField>
        </StrikeRow>
      ))}
    </CheckboxGroup>
  );
}
