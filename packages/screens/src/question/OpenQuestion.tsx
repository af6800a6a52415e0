import { OptionGroup } from '@prepar/ui/OptionGroup';
import { Stack } from '@prepar/ui/Stack';
import { type ReactNode, useId } from 'react';
import { useWords } from '../common/words.tsx';
import { QuestionPrompt } from './QuestionPrompt.tsx';
import type { QuestionView, SittingState } from './QuestionScreen.types.ts';
import { canChoose, isPaused } from './sittingRules.ts';

export interface OpenQuestionProps {
  state: SittingState;
  question: QuestionView;
  selected: string | null;
  onChoose: (label: string) => void;
  /** Below the options: what became of the answer. */
  children: ReactNode;
}

/** A question that waits for an answer. */
export function OpenQuestion({ state, question, selected, onChoose, children }: OpenQuestionProps) {
  const { t } = useWords();
  const askId = useId();
  const isWaiting = 'delivery' in state && state.delivery.status === 'waiting';
  return (
    <Stack gap={6}>
      <QuestionPrompt question={question} askId={askId} takesFocus isDimmed={isPaused(state)} />
      <OptionGroup
        key={question.id}
        options={question.options.map(({ label, text }) => ({ value: label, text }))}
        value={selected}
        onChange={onChoose}
        labelledBy={askId}
        isLocked={!canChoose(state)}
        sendingLabel={isWaiting ? t('question.waiting') : undefined}
      />
      {children}
    </Stack>
  );
}
