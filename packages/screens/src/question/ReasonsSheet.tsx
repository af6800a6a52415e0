import { Bubble, type BubbleState } from '@prepar/ui/Bubble';
import { Disclosure } from '@prepar/ui/Disclosure';
import { Inline } from '@prepar/ui/Inline';
import { Sheet } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatList } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import { lettersOf } from './answer.ts';
import type { OptionView, ReviewView } from './QuestionScreen.types.ts';

/** On a phone: why the right options are right and the chosen ones are not, and, folded, why the others are not. */
export function ReasonsSheet({ review: { reasons, right, chosen, isRight } }: { review: ReviewView }) {
  const { t, tag } = useWords();
  const [key, choice] = [lettersOf(right), lettersOf(chosen)];
  const own = reasons.filter(({ label }) => key.includes(label));
  const wrong = isRight ? [] : reasons.filter((reason) => choice.includes(reason.label) && !own.includes(reason));
  const others = reasons.filter((reason) => !own.includes(reason) && !wrong.includes(reason));
  const named = (of: readonly OptionView[]) => ({
    count: of.length,
    letters: formatList(
      of.map(({ label }) => label),
      tag,
    ),
  });
  const isMissed = (label: string) => key.length > 1 && !isRight && !choice.includes(label);
  return (
    <Sheet label={t('question.reasons')}>
      {own.length > 0 && (
        <Disclosure
          level={2}
          title={t('question.reason.right', named(own))}
          start={<Letters of={own} state={(label) => (isMissed(label) ? 'key' : 'right')} />}
          startsOpen
        >
          <Reasons of={own} />
        </Disclosure>
      )}
      {wrong.length > 0 && (
        <Disclosure
          level={2}
          title={t('question.reason.chosen', named(wrong))}
          start={<Letters of={wrong} state={() => 'wrong'} />}
          startsOpen
        >
          <Reasons of={wrong} />
        </Disclosure>
      )}
      {others.length > 0 && (
        <Disclosure
          level={2}
          title={t('question.reason.others', named(others))}
          start={<Letters of={others} state={() => 'hollow'} />}
        >
          <Reasons of={others} />
        </Disclosure>
      )}
    </Sheet>
  );
}

function Reasons({ of }: { of: readonly OptionView[] }) {
  return (
    <Stack gap={2}>
      {of.map(({ label, text }) => (
        <Text key={label} size="inherit" tone="inherit">
          {of.length > 1 && `${label}: `}
          {text}
        </Text>
      ))}
    </Stack>
  );
}

interface LettersProps {
  of: readonly OptionView[];
  state: (label: string) => BubbleState;
}

function Letters({ of, state }: LettersProps) {
  return (
    <Inline as="span" gap={1} wrap={false}>
      {of.map(({ label }) => (
        <Bubble key={label} state={state(label)}>
          {label}
        </Bubble>
      ))}
    </Inline>
  );
}
