import { Link } from '@prepar/ui/Link';
import { ReviewedOptions } from '@prepar/ui/ReviewedOptions';
import { RuleText } from '@prepar/ui/RuleText';
import { Show } from '@prepar/ui/Show';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import type { ReactNode } from 'react';
import { localeTags } from '../common/locales.ts';
import { useWords } from '../common/words.tsx';
import { ExplainAgain } from './ExplainAgain.tsx';
import type { ReviewView } from './QuestionScreen.types.ts';
import { ReasonsSheet } from './ReasonsSheet.tsx';
import { reviewOptions } from './reviewOptions.ts';

export interface QuestionReviewProps {
  review: ReviewView;
  /** Id of the ask, which names the options. */
  askId: string;
  /** The options with their verdicts, or what follows them, in the language of the question. Default both. */
  part?: 'options' | 'after';
  /** Left out where it cannot be asked for. */
  onExplainAgain?: () => void;
  /** What ends the part after the options. */
  children?: ReactNode;
}

/** What the answer brought: the verdict on each option with its reason, the explanation, and pages to read on. */
export function QuestionReview({ part, ...given }: QuestionReviewProps) {
  const { tag } = useWords();
  const { review, children } = given;
  if (part === 'options') return <Options {...given} />;
  if (part === undefined)
    return (
      <>
        <Options {...given} />
        <Reasons {...given} />
      </>
    );
  return (
    <div lang={localeTags[review.question.locale]}>
      <Stack gap={6}>
        <Reasons {...given} />
        <div lang={tag}>{children}</div>
      </Stack>
    </div>
  );
}

function Options({ review, askId }: QuestionReviewProps) {
  const { t } = useWords();
  return (
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
  );
}

function Reasons({ review, onExplainAgain }: QuestionReviewProps) {
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
                  <ExplainAgain again={again} right={review.right} onAsk={onExplainAgain} />
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
