import { Bubble } from '@prepar/ui/Bubble';
import { Inline } from '@prepar/ui/Inline';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import { lettersOf } from './answer.ts';
import type { QuestionView } from './QuestionScreen.types.ts';
import { markedCountId } from './sittingRules.ts';

export interface MarkedCountProps {
  question: Pick<QuestionView, 'answerCount'>;
  selected: string | null;
  /** How often in a row one option too many was refused. */
  refusals: number;
}

/** How many of several options are chosen, and why one more was refused. */
export function MarkedCount({ question: { answerCount }, selected, refusals }: MarkedCountProps) {
  const { t } = useWords();
  const marked = lettersOf(selected).length;
  return (
    <Inline as="span" gap={2} wrap={false}>
      <Inline as="span" gap={1} wrap={false}>
        {Array.from({ length: answerCount }, (_, place) => (
          <Bubble key={place} size="s" state={place < marked ? 'filled' : 'hollow'} />
        ))}
      </Inline>
      {/* The key makes a second refusal news again. */}
      <Text key={refusals} as="span" size="label" tone="muted" id={markedCountId}>
        {refusals > 0
          ? t('question.several.refused', { count: answerCount })
          : t('question.several.marked', { marked, count: answerCount })}
      </Text>
    </Inline>
  );
}
