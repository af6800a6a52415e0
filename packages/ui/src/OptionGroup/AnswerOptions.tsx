import Clock from 'lucide-react/icons/clock-3';
import { useId } from 'react';
import { bubble } from '../Bubble/Bubble.variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { letterOf } from './letterOf.ts';
import { option, optionBody, optionBubble, optionFlag, optionSheet, optionText } from './OptionGroup.variants.ts';

export interface AnswerOption {
  /** What the caller gets back. */
  value: string;
  /** The option in words. */
  text: string;
}

export interface AnswerOptionsProps {
  /** The options in the order of their letters. */
  options: readonly AnswerOption[];
  /** The chosen option, or null. */
  value: string | null;
  /** Called with the newly chosen option. */
  onChange: (value: string) => void;
  /** Id of the visible question, which names the group. */
  labelledBy: string;
  /** The choice stays readable and keeps the focus, but no longer changes. Default false. */
  isLocked?: boolean;
  /** Mark on the chosen option while it has not reached the server, for example 'a enviar'. */
  sendingLabel?: string | undefined;
}

/** Options to choose from. One tab stop; the arrow keys move and choose. */
export function AnswerOptions({ options, value, onChange, labelledBy, isLocked = false, sendingLabel }: AnswerOptionsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} aria-readonly={isLocked} className={optionSheet}>
      {options.map(({ value: own, text }, position) => (
        <label key={own} className={option({ state: isLocked ? 'locked' : 'open' })}>
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            onChange={() => {
              if (!isLocked) onChange(own);
            }}
            className="sr-only"
          />
          <span className={`${bubble({ size: 'l' })} ${optionBubble({ isLocked })}`}>
            <span className="relative">{letterOf(position)}</span>
          </span>
          <span className={optionBody}>
            <span className={optionText}>{text}</span>
            {own === value && sendingLabel !== undefined && (
              <span className={optionFlag({ state: 'open' })}>
                <Icon of={Clock} size="s" />
                {sendingLabel}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
