import { Link } from '@prepar/ui/Link';
import { ReviewedOptions } from '@prepar/ui/ReviewedOptions';
import { Show } from '@prepar/ui/Show';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import { ExplainAgain } from './ExplainAgain.tsx';
import type { ReviewView } from './QuestionScreen.types.ts';
import { ReasonsSheet } from './ReasonsSheet.tsx';
import { reviewOptions } from './reviewOptions.ts';
import { RuleText } from './RuleText.tsx';

export interface QuestionReviewProps {
  review: ReviewView;
  /** Id of the ask, which names the options. */
  askId: string;
  /** The options with their verdicts, or what follows them. Default both. */
  part?: 'options' | 'reasons';
  /** Left out where it cannot be asked for. */
  onExplainAgain?: (() => void) | undefined;
}

/** What the answer brought: the verdict on each option with its reason, the explanation, and pages to read on. */
export function QuestionReview({ part, review, askId, onExplainAgain }: QuestionReviewProps) {
  const { t } = useWords();
  return (
    <>
      {part !== 'reasons' && (
        <ReviewedOptions
          options={reviewOptions(review)}
          labelledBy={askId}
          labels={{
            right: t('question.correct'),
            missed: t('question.missed'),
            'chosen-right': t('question.chosenCorrect'),
            'chosen-wrong': t('question.chosenWrong'),
          }}
        />
      )}
      {part !== 'options' && <Reasons review={review} onExplainAgain={onExplainAgain} />}
    </>
  );
}

function Reasons({ review, onExplainAgain }: Pick<QuestionReviewProps, 'review' | 'onExplainAgain'>) {
  const { t, tag } = useWords();
  const { explanation, references, reasons, again } = review;
  return (
    <>
      {reasons.length > 0 && (
        <Show until="md">
          <ReasonsSheet review={review} />
        </Show>
      )}
      {(explanation !== null || references.length > 0) && (
        <Sheet title={t('question.explanation')} titleSize="h3">
          <SheetBody>
            <Stack gap={4}>
              {explanation !== null && (
                <Text wrap="lines" measure="reading">
                  <RuleText of={explanation} />
                </Text>
              )}
              {again && onExplainAgain && (
                <div lang={tag}>
                  <ExplainAgain again={again} onAsk={onExplainAgain} />
                </div>
              )}
              {references.length > 0 && <References references={references} />}
            </Stack>
          </SheetBody>
        </Sheet>
      )}
    </>
  );
}

/** Pages to read on. */
export function References({ references }: Pick<ReviewView, 'references'>) {
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
