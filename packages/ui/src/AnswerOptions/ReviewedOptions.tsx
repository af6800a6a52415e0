import { Check, X } from 'lucide-react';
import { Bubble } from '../Bubble/Bubble.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { optionLetter } from './optionLetter.ts';
import { option, optionBody, optionFlag, optionReason, optionSheet, optionText } from './AnswerOptions.variants.ts';

/** missed is one of several right options that was not chosen. */
export type OptionVerdict = 'right' | 'missed' | 'chosen-right' | 'chosen-wrong' | 'neutral';

export interface ReviewedOption {
  /** The same value as while answering. */
  value: string;
  /** The option in words. */
  text: string;
  /** What the review says about it. */
  verdict: OptionVerdict;
  /** Why it is right or wrong. */
  reason?: string | undefined;
}

export interface ReviewedOptionsProps {
  /** The options in the order of their letters. */
  options: readonly ReviewedOption[];
  /** The words beside each verdict, for example 'Correta' and 'Sua resposta'. */
  labels: { [Verdict in Exclude<OptionVerdict, 'neutral'>]: string };
  /** Id of the visible question, which names the list. */
  labelledBy: string;
  /** Where reasons are shown: from 768px on, because they push the other options out of a phone's screen, or always. Default wide. */
  reasonsOn?: 'wide' | 'any';
}

const bubbles = {
  right: 'right',
  missed: 'key',
  'chosen-right': 'right',
  'chosen-wrong': 'wrong',
  neutral: 'hollow',
} as const;

/** Options after the answer: what was right, what was chosen, and why. Nothing to choose any more, so a plain list. */
export function ReviewedOptions({ options, labels, labelledBy, reasonsOn = 'wide' }: ReviewedOptionsProps) {
  return (
    <ol aria-labelledby={labelledBy} className={optionSheet}>
      {options.map(({ value, text, verdict, reason }, position) => (
        <li key={value} className={`first:border-t-0 ${option({ state: verdict })}`}>
          <Bubble size="l" state={bubbles[verdict]} label={optionLetter(position)}>
            {optionLetter(position)}
          </Bubble>
          <div className={optionBody}>
            <div className={optionText}>
              {text}
              {reason !== undefined && <p className={optionReason({ on: reasonsOn })}>{reason}</p>}
            </div>
            {verdict !== 'neutral' && (
              <span className={optionFlag({ state: verdict })}>
                <Icon of={verdict === 'chosen-wrong' ? X : Check} size="s" />
                {labels[verdict]}
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
