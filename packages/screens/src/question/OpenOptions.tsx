import type { AnswerChecksProps } from '@prepar/ui/AnswerChecks';
import { AnswerOptions } from '@prepar/ui/AnswerOptions';
import { Suspense } from 'react';
import { onDemand, useSoon } from '../common/onDemand.ts';
import { useWords } from '../common/words.tsx';
import { lettersOf } from './answer.ts';
import type { QuestionView, SittingState } from './QuestionScreen.types.ts';
import { awaitsAnswer } from './sittingRules.ts';

const AnswerChecks = onDemand<'AnswerChecks', AnswerChecksProps>(() => import('./ChooseSeveral.tsx'), 'AnswerChecks');

export interface OpenOptionsProps {
  state: SittingState;
  question: QuestionView;
  selected: string | null;
  /** Id of the ask, which names the options. */
  askId: string;
  /** Called with the letters of all that would be chosen. */
  onChoose: (letters: readonly string[]) => void;
}

/** The options of a question to choose from. Without the code for several, which comes in an idle moment, nothing could be answered: its loss is that of the page. */
export function OpenOptions({ state, question, selected, askId, onChoose }: OpenOptionsProps) {
  const { t } = useWords();
  useSoon(AnswerChecks, false);
  const isWaiting = 'delivery' in state && state.delivery.status === 'waiting';
  const group = {
    options: question.options.map(({ label, text }) => ({ value: label, text })),
    labelledBy: askId,
    isLocked: !awaitsAnswer(state),
    sendingLabel: isWaiting ? t('question.waiting') : undefined,
  };
  return question.answerCount > 1 ? (
    <Suspense>
      <AnswerChecks key={question.id} {...group} values={lettersOf(selected)} onChange={onChoose} />
    </Suspense>
  ) : (
    <AnswerOptions key={question.id} {...group} value={selected} onChange={(label) => onChoose([label])} />
  );
}
