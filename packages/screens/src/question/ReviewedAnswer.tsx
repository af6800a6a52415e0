import { Inline } from '@prepar/ui/Inline';
import { ReviewedOptions } from '@prepar/ui/ReviewedOptions';
import { RuleText } from '@prepar/ui/RuleText';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useId } from 'react';
import { localeTags } from '../common/locales.ts';
import { useWords } from '../common/words.tsx';
import type { ReviewView } from './QuestionScreen.types.ts';
import { References } from './QuestionReview.tsx';
import { reviewOptions } from './reviewOptions.ts';
import { SourceBadge } from './SourceBadge.tsx';
import { PromptText } from './PromptText.tsx';

/** An answered question inside a sheet, to be read again: the options with their reasons, the explanation, pages to read on. */
export function ReviewedAnswer({ review }: { review: ReviewView }) {
  const { t } = useWords();
  const askId = useId();
  const { question, explanation, references } = review;
  return (
    <Stack gap={4}>
      {question.source !== undefined && (
        <Inline>
          <SourceBadge source={question.source} />
        </Inline>
      )}
      <div lang={localeTags[question.locale]}>
        <Stack gap={4}>
          <PromptText prompt={question.prompt} askId={askId} size="body" measure="reading" />
          <ReviewedOptions
            options={reviewOptions(review)}
            labelledBy={askId}
            reasonsOn="any"
            labels={{
              right: t('question.correct'),
              missed: t('question.missed'),
              'chosen-right': t('question.chosenCorrect'),
              'chosen-wrong': t('question.chosenWrong'),
            }}
          />
          {explanation !== null && (
            <Text size="body-s" wrap="lines" measure="reading">
              <RuleText of={explanation} />
            </Text>
          )}
          {references.length > 0 && <References references={references} />}
        </Stack>
      </div>
    </Stack>
  );
}
