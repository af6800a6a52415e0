import { Clock3 as Clock } from 'lucide-react';
import { bubble } from '../Bubble/Bubble.variants.ts';
import { Icon } from '../Icon/Icon.tsx';
import { optionLetter } from './optionLetter.ts';
import { optionBody, optionBubble, optionFlag, optionText } from './AnswerOptions.variants.ts';

interface AnswerRowProps {
  /** Place among the options, from 0. */
  position: number;
  text: string;
  /** Mark at the end of the row. */
  flag: string | undefined;
}

/** What stands in one option that can be chosen: bubble, text, flag. */
export function AnswerRow({ position, text, flag }: AnswerRowProps) {
  return (
    <>
      <span className={`${bubble({ size: 'l' })} ${optionBubble}`}>
        <span className="relative">{optionLetter(position)}</span>
      </span>
      <span className={optionBody}>
        <span className={optionText}>{text}</span>
        {flag !== undefined && (
          <span className={optionFlag({ state: 'open' })}>
            <Icon of={Clock} size="s" />
            {flag}
          </span>
        )}
      </span>
    </>
  );
}
