import { OptionGroup } from '@prepar/ui/OptionGroup';
import { useWords } from '../common/words.tsx';
import { lettersOf } from './answer.ts';
import type { QuestionView, SittingState } from './QuestionScreen.types.ts';
import { canChoose } from './sittingRules.ts';

export interface OpenOptionsProps {
  state: SittingState;
  question: QuestionView;
  selected: string | null;
  /** Id of the ask, which names the options. */
  askId: string;
  /** Called with the letters of all that would be chosen. */
  onChoose: (letters: readonly string[]) => void;
}

/** The options of a question that waits for an answer. */
export function OpenOptions({ state, question, selected, askId, onChoose }: OpenOptionsProps) {
  const { t } = useWords();
  const isWaiting = 'delivery' in state && state.delivery.status === 'waiting';
  const group = {
    options: question.options.map(({ label, text }) => ({ value: label, text })),
    labelledBy: askId,
    isLocked: !canChoose(state),
    sendingLabel: isWaiting ? t('question.waiting') : undefined,
  };
  return question.answerCount > 1 ? (
    <OptionGroup key={question.id} {...group} values={lettersOf(selected)} onChange={onChoose} />
  ) : (
    <OptionGroup key={question.id} {...group} value={selected} onChange={(label: string) => onChoose([label])} />
  );
}
