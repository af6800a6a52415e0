import { Badge } from '@prepar/ui/Badge';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Inline } from '@prepar/ui/Inline';
import { Show } from '@prepar/ui/Show';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';
import { Origin } from './Origin.tsx';
import { PromptText } from './PromptText.tsx';
import { formatDay } from '../common/formats.ts';
import { difficultyName } from '../common/levels.ts';
import { localeTags } from '../common/locales.ts';
import { useWords } from '../common/words.tsx';
import type { QuestionView } from './QuestionScreen.types.ts';

export interface QuestionPromptProps {
  question: QuestionView;
  /** Id that the last paragraph gets: the ask, which names the options. */
  askId: string;
  /** The focus comes here whenever the question is a new one. */
  takesFocus: boolean;
  /** While the session stands still. */
  isDimmed: boolean;
  /** While it waits for an answer; then how many options it asks for is marked. */
  isOpen: boolean;
}

/** How many options are asked for where they are several, domain, difficulty and origin of a question, why it was chosen, that it is in another language than the page, then its text; the last of several paragraphs is the ask. */
export function QuestionPrompt({ question, askId, takesFocus, isDimmed, isOpen }: QuestionPromptProps) {
  const words = useWords();
  const { t } = words;
  return (
    <FocusTarget of={takesFocus ? question.id : null} labelledBy={askId}>
      <Stack>
        <Inline justify="between">
          <Inline gap={2}>
            {question.answerCount > 1 && (
              <Badge tone={isOpen ? 'mark' : 'outline'}>
                {t('question.several.badge', { count: question.answerCount })}
              </Badge>
            )}
            {question.domain !== null && <Badge tone="outline">{question.domain}</Badge>}
            <Badge tone="outline">{difficultyName(question.difficulty, words)}</Badge>
          </Inline>
          <Show from="md">
            <Origin question={question} />
          </Show>
        </Inline>
        {question.why !== undefined && (
          <Text size="caption" tone="muted">
            {question.why === 'REVIEW' && question.missedOn !== undefined
              ? t('question.why.missedOn', { day: formatDay(question.missedOn) })
              : t(`question.why.${question.why}`)}
          </Text>
        )}
        {question.locale !== words.locale && (
          <Text size="body-s">{t('question.otherLanguage', { language: question.locale })}</Text>
        )}
        <VisuallyHidden as="h1">{t('question.number', { number: question.number })}</VisuallyHidden>
        <div lang={localeTags[question.locale]}>
          <PromptText prompt={question.prompt} askId={askId} size="prompt" tone={isDimmed ? 'subtle' : 'default'} />
        </div>
      </Stack>
    </FocusTarget>
  );
}
