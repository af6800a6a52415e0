import { Link } from '@prepar/ui/Link';
import { OptionGroup } from '@prepar/ui/OptionGroup';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useId } from 'react';
import { useWords } from '../common/words.tsx';
import { QuestionPrompt } from './QuestionPrompt.tsx';
import type { ReviewView } from './QuestionScreen.types.ts';
import { reviewOptions } from './reviewOptions.ts';

/** An answered question: the verdict on each option with its reason, the explanation, and pages to read on. */
export function QuestionReview({ review }: { review: ReviewView }) {
  const { t } = useWords();
  const askId = useId();
  const { question, explanation, references } = review;
  return (
    <Stack gap={6}>
      <QuestionPrompt question={question} askId={askId} takesFocus={false} isDimmed={false} />
      <OptionGroup
        options={reviewOptions(review)}
        labelledBy={askId}
        revealChosen
        labels={{
          correct: t('question.correct'),
          'chosen-correct': t('question.chosenCorrect'),
          'chosen-wrong': t('question.chosenWrong'),
        }}
      />
      {(explanation !== null || references.length > 0) && (
        <Sheet title={t('question.explanation')} titleSize="h3">
          <SheetBody>
            <Stack gap={3}>
              {explanation !== null && (
                <Text size="body-s" tone="muted" wrap="lines" measure="reading">
                  {explanation}
                </Text>
              )}
              {references.length > 0 && <References references={references} />}
            </Stack>
          </SheetBody>
        </Sheet>
      )}
    </Stack>
  );
}

function References({ references }: Pick<ReviewView, 'references'>) {
  const { t } = useWords();
  return (
    <Stack gap={1}>
      <Text size="label">{t('question.references')}</Text>
      <Stack as="ul" gap={1}>
        {references.map(({ title, url }) => (
          <Text key={url} as="li" size="body-s">
            <Link href={url} newTabLabel={t('common.newTab')} standalone>
              {title}
            </Link>
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
