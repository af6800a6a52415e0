import { AnswerChecks, type AnswerChecksProps } from './AnswerChecks.tsx';
import { AnswerOptions, type AnswerOptionsProps } from './AnswerOptions.tsx';
import { ReviewedOptions, type ReviewedOptionsProps } from './ReviewedOptions.tsx';

export type OptionGroupProps = AnswerOptionsProps | AnswerChecksProps | ReviewedOptionsProps;

/** The options of a question: to answer with one (value) or with several (values), or the reviewed list (labels). */
export function OptionGroup(props: OptionGroupProps) {
  if ('labels' in props) return <ReviewedOptions {...props} />;
  return 'values' in props ? <AnswerChecks {...props} /> : <AnswerOptions {...props} />;
}
