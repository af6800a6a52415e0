import { AnswerOptions, type AnswerOptionsProps } from './AnswerOptions.tsx';
import { ReviewedOptions, type ReviewedOptionsProps } from './ReviewedOptions.tsx';

export type OptionGroupProps = AnswerOptionsProps | ReviewedOptionsProps;

/** The options of a question: a radio group to answer (with onChange), or the reviewed list (with labels). */
export function OptionGroup(props: OptionGroupProps) {
  return 'labels' in props ? <ReviewedOptions {...props} /> : <AnswerOptions {...props} />;
}
