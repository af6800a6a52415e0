import { type ReactNode, useId } from 'react';
import { bubble } from '../Bubble/Bubble.variants.ts';
import { letterOf } from '../OptionGroup/letterOf.ts';
import {
  choice,
  choiceBubble,
  choiceChosen,
  choiceColumns,
  choiceInput,
  choiceList,
  choicePanel,
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

/** Choices as large rows and, beside them, what there is to say about the chosen one. The browser's own radio buttons. */
export function ChoicePanel<Value extends string>(props: ChoicePanelProps<Value>) {
  const { label, choices, value, onChange, children } = props;
  const name = useId();
  return (
    <div className={choicePanel()}>
      <div className={choiceColumns()}>
        <div role="radiogroup" aria-label={label} className={choiceList()}>
          {choices.map(({ value: own, title, detail }, position) => (
            <label key={own} className={choice()}>
              <input
                type="radio"
                name={name}
                value={own}
                checked={own === value}
                onChange={() => onChange(own)}
                className={choiceInput()}
              />
              <span aria-hidden className={`${bubble({ size: 'l' })} ${choiceBubble()}`}>
                {letterOf(position)}
              </span>
              <span className="min-w-0">
                <span className="block type-h3">{title}</span>
                <span className="block type-body-s text-text-muted">{detail}</span>
              </span>
            </label>
          ))}
        </div>
        <div aria-live="polite" aria-atomic className={choiceChosen()}>
          {children}
        </div>
      </div>
    </div>
  );
}
