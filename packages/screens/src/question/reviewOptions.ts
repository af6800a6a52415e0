import type { OptionGroupProps } from '@prepar/ui/OptionGroup';
import type { ReviewView } from './QuestionScreen.types.ts';

type ReviewedOption = Extract<OptionGroupProps, { labels: unknown }>['options'][number];

/** The options of an answered question with verdict and reason. The server's verdict decides, not a comparison of letters. */
export function reviewOptions({ question, chosen, right, isCorrect, reasons }: ReviewView): ReviewedOption[] {
  const reasonOf = new Map(reasons.map((reason) => [reason.label, reason.text]));
  const verdictOf = (label: string) => {
    if (label === chosen) return isCorrect ? 'chosen-correct' : 'chosen-wrong';
    return label === right && !isCorrect ? 'correct' : 'neutral';
  };
  return question.options.map(({ label, text }) => ({
    value: label,
    text,
    verdict: verdictOf(label),
    reason: reasonOf.get(label),
  }));
}
