import { Flag } from 'lucide-react';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Inline } from '@prepar/ui/Inline';
import { LiveRegion } from '@prepar/ui/LiveRegion';
import { AnswerChecks } from '@prepar/ui/AnswerChecks';
import { AnswerOptions } from '@prepar/ui/AnswerOptions';
import { optionLetter } from '@prepar/ui/optionLetter';
import { StrikeButton } from '@prepar/ui/StrikeButton';
import { PressButton } from '@prepar/ui/PressButton';
import { Stack } from '@prepar/ui/Stack';
import { Heading } from '@prepar/ui/Heading';
import { Text } from '@prepar/ui/Text';
import { type ReactNode, useState } from 'react';
import { localeTags } from '../common/locales.ts';
import { useWords } from '../common/words.tsx';
import { lettersOf } from '../question/answer.ts';
import { MarkedCount } from '../question/MarkedCount.tsx';
import { PromptText } from '../question/PromptText.tsx';
import type { SimulatedQuestion, SimulationActions } from './SimulationScreen.types.ts';

interface SimulatedPromptProps {
  question: SimulatedQuestion;
  total: number;
  /** Id of the ask, which names the options. */
  askId: string;
  isLocked: boolean;
  actions: Pick<SimulationActions, 'choose' | 'strike' | 'flag'>;
}

/** A question as on the day of the exam: its number, its text and its options, each of which can be struck out. */
export function SimulatedPrompt({ question, total, askId, isLocked, actions }: SimulatedPromptProps) {
  const { t, rich } = useWords();
  const [refusals, setRefusals] = useState({ id: question.id, count: 0 });
  const { selected, answerCount } = question;
  const refused = refusals.id === question.id ? refusals.count : 0;
  const isSeveral = answerCount > 1;
  const choose = (letters: readonly string[]) => {
    const isTooMany = letters.length > answerCount;
    setRefusals({ id: question.id, count: isTooMany ? refused + 1 : 0 });
    if (!isTooMany) actions.choose(letters);
  };
  const group = {
    options: question.options.map(({ label, text }) => ({ value: label, text })),
    labelledBy: askId,
    isLocked,
    strikes: {
      values: question.struck,
      buttons: question.options.map(({ label }, position) => (
        <StrikeButton
          key={label}
          label={t('simulation.strike', { letter: optionLetter(position) })}
          isStruck={question.struck.includes(label)}
          onToggle={() => actions.strike(label)}
        />
      )),
    },
  };
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Inline justify="between">
          <FocusTarget of={question.id}>
            <Heading level={1} size="h3">
              {rich('simulation.number', { number: question.number, total, m: muted })}
            </Heading>
          </FocusTarget>
          <PressButton icon={Flag} isPressed={question.isFlagged} onChange={actions.flag}>
            {t(question.isFlagged ? 'simulation.flagged' : 'simulation.flag')}
          </PressButton>
        </Inline>
        <div lang={localeTags[question.locale]}>
          <PromptText prompt={question.prompt} askId={askId} size="prompt" />
        </div>
      </Stack>
      <Stack gap={3}>
        {isSeveral && (
          <LiveRegion>
            <MarkedCount {...{ question, selected }} refusals={refused} />
          </LiveRegion>
        )}
        <div lang={localeTags[question.locale]}>
          {isSeveral ? (
            <AnswerChecks key={question.id} {...group} values={lettersOf(selected)} onChange={choose} />
          ) : (
            <AnswerOptions
              key={question.id}
              {...group}
              value={selected}
              onChange={(label) => actions.choose([label])}
            />
          )}
        </div>
      </Stack>
    </Stack>
  );
}

const muted = (parts: ReactNode[]) => (
  <Text as="span" size="inherit" tone="muted" weight="normal">
    {parts}
  </Text>
);
