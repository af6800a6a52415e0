import type { ReviewedOption } from '@prepar/ui/ReviewedOptions';
import { lettersOf } from './answer.ts';
import type { ReviewView } from './QuestionScreen.types.ts';

/** The options of an answered question with verdict and reason. The server's verdict decides, not a comparison of letters. */
export function reviewOptions({ question, chosen, right, isRight, reasons }: ReviewView): ReviewedOption[] {
  const reasonOf = new Map(reasons.map((reason) => [reason.label, reason.text]));
  const key = lettersOf(right);
  const verdictOf = (label: string) => {
    if (lettersOf(chosen).includes(label))
      return isRight || (key.length > 1 && key.includes(label)) ? 'chosen-right' : 'chosen-wrong';
    if (isRight || !key.includes(label)) return 'neutral';
    return key.length > 1 ? 'missed' : 'right';
  };
  return question.options.map(({ label, text }) => ({
    value: label,
    text,
    verdict: verdictOf(label),
    reason: reasonOf.get(label),
  }));
}
