import { AnswerRow } from '@prepar/ui/AnswerRows';
import { formatList } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { lettersOf } from '../question/answer.ts';
import type { AnswersActions, AnswerView, OpenedView } from './answers.types.ts';
import { OpenedAnswer } from './OpenedAnswer.tsx';

export interface AnswerItemProps {
  answer: AnswerView;
  /** At the end of the row on wide windows. */
  end?: string;
  level?: 3 | 4;
  opened: OpenedView | null;
  actions: Pick<AnswersActions, 'open'>;
}

/** An answer of the past, which opens to be read again. */
export function AnswerItem({ answer, end, level, opened, actions }: AnswerItemProps) {
  const { t, tag } = useWords();
  const { id, prompt, chosen, right, isRight, domain } = answer;
  const own = opened?.id === id ? opened : null;
  const key = lettersOf(right);
  return (
    <AnswerRow
      chosen={lettersOf(chosen)}
      title={prompt.replaceAll(/\s*\n\s*/g, ' ')}
      isRight={isRight}
      verdict={t(isRight ? 'answers.right' : 'answers.wrong')}
      {...(domain !== null && { detail: domain })}
      {...(!isRight && { note: t('answers.key', { count: key.length, letters: formatList(key, tag) }) })}
      {...(end !== undefined && { end })}
      {...(level && { level })}
      isOpen={own !== null}
      onOpenChange={(isOpen) => actions.open(isOpen ? id : null)}
    >
      {own && <OpenedAnswer opened={own} onRetry={actions.open} />}
    </AnswerRow>
  );
}
