import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Bubble } from '../Bubble/Bubble.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { letterOf } from './letterOf.ts';
import { option, optionBody, optionFlag, optionReason, optionSheet, optionText } from './OptionGroup.variants.ts';

export type OptionVerdict = 'correct' | 'chosen-correct' | 'chosen-wrong' | 'neutral';

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
  /** Scrolls the chosen option into view when the review appears. Default false. */
  revealChosen?: boolean;
}

const bubbles = { correct: 'right', 'chosen-correct': 'right', 'chosen-wrong': 'wrong', neutral: 'hollow' } as const;

/** Options after the answer: what was right, what was chosen, and why. Nothing to choose any more, so a plain list. */
export function ReviewedOptions({ options, labels, labelledBy, revealChosen = false }: ReviewedOptionsProps) {
  const chosen = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (revealChosen) chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [revealChosen]);
  return (
    <ol aria-labelledby={labelledBy} className={optionSheet}>
      {options.map(({ value, text, verdict, reason }, position) => (
        <li key={value} ref={verdict.startsWith('chosen') ? chosen : null} className={option({ state: verdict })}>
          <Bubble size="l" state={bubbles[verdict]} label={letterOf(position)}>
            {letterOf(position)}
          </Bubble>
          <div className={optionBody}>
            <div className={optionText}>
              {text}
              {reason !== undefined && <p className={optionReason}>{reason}</p>}
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
