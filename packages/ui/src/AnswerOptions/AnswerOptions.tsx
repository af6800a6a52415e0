import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { AnswerRow } from './AnswerRow.tsx';
import { StrikeRow, type Strikes } from './StrikeRow.tsx';
import { option, optionRow, optionSheet } from './AnswerOptions.variants.ts';

export interface AnswerOption {
  /** What the caller gets back. */
  value: string;
  /** The option in words. */
  text: string;
}

export interface AnswerGroupProps {
  /** The options in the order of their letters. */
  options: readonly AnswerOption[];
  /** Id of the visible question, which names the group. */
  labelledBy: string;
  /** The choice stays readable and keeps the focus, but no longer changes. Default false. */
  isLocked?: boolean;
  /** Lets options be struck out, which only says that they are ruled out. */
  strikes?: Strikes | undefined;
  /** Mark on the chosen options while they have not reached the server, for example 'a enviar'. */
  sendingLabel?: string | undefined;
}

export interface AnswerOptionsProps extends AnswerGroupProps {
  /** The chosen option, or null. */
  value: string | null;
  /** Called with the newly chosen option. */
  onChange: (value: string) => void;
}

/** Options to choose one from. One tab stop; the arrow keys move and choose. */
export function AnswerOptions({
  options,
  value,
  onChange,
  labelledBy,
  isLocked = false,
  sendingLabel,
  strikes,
}: AnswerOptionsProps) {
  return (
    <RadioGroup
      value={value}
      onChange={onChange}
      aria-labelledby={labelledBy}
      isReadOnly={isLocked}
      className={optionSheet}
    >
      {options.map(({ value: own, text }, position) => (
        <StrikeRow key={own} {...{ position, strikes }} value={own}>
          <RadioField value={own} className={optionRow}>
            <RadioButton className={option({ state: 'open', roomy: strikes !== undefined })}>
              <AnswerRow {...{ position, text }} flag={own === value ? sendingLabel : undefined} />
            </RadioButton>
          </RadioField>
        </StrikeRow>
      ))}
    </RadioGroup>
  );
}
