import type { ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { bubble } from '../Bubble/Bubble.variants.ts';
import { optionLetter } from '../AnswerOptions/optionLetter.ts';
import {
  choice,
  choiceBubble,
  choiceChosen,
  choiceColumns,
  choiceList,
  choicePanel,
  choiceRow,
} from './ChoicePanel.variants.ts';

export interface PanelChoice<Value extends string> {
  /** What the caller gets back. */
  value: Value;
  /** A few words. */
  title: string;
  /** One line below the title. */
  detail: string;
}

export interface ChoicePanelProps<Value extends string> {
  /** Accessible name of the choices. */
  label: string;
  /** Two to six; they are lettered from A. */
  choices: readonly PanelChoice<Value>[];
  /** The chosen one. */
  value: Value;
  /** The newly chosen one. */
  onChange: (value: Value) => void;
  /** About the chosen one; read out when it changes. */
  children: ReactNode;
}

/** Choices as large rows and, beside them, what there is to say about the chosen one. */
export function ChoicePanel<Value extends string>({
  label,
  choices,
  value,
  onChange,
  children,
}: ChoicePanelProps<Value>) {
  const choose = (wanted: string) => {
    const chosen = choices.find((one) => one.value === wanted);
    if (chosen) onChange(chosen.value);
  };
  return (
    <div className={choicePanel()}>
      <div className={choiceColumns()}>
        <RadioGroup aria-label={label} value={value} onChange={choose} className={choiceList()}>
          {choices.map(({ value: own, title, detail }, position) => (
            <RadioField key={own} value={own} className={choiceRow()}>
              <RadioButton className={choice()}>
                <span aria-hidden className={`${bubble({ size: 'l' })} ${choiceBubble()}`}>
                  {optionLetter(position)}
                </span>
                <span className="min-w-0">
                  <span className="block type-h3">{title}</span>
                  <span className="block type-body-s text-text-muted">{detail}</span>
                </span>
              </RadioButton>
            </RadioField>
          ))}
        </RadioGroup>
        <div aria-live="polite" aria-atomic className={choiceChosen()}>
          {children}
        </div>
      </div>
    </div>
  );
}
