import { Button } from '@prepar/ui/Button';
import { ButtonLink } from '@prepar/ui/ButtonLink';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Stack } from '@prepar/ui/Stack';
import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';
import { CreditsNotice } from '../common/CreditsNotice.tsx';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords } from '../common/words.tsx';
import { DomainsMap } from './DomainsMap.tsx';
import { ExamFacts } from './ExamFacts.tsx';
import { PausedSheet } from './PausedSheet.tsx';
import type { CreditsNote, OpenedExam as Opened, ReviewsEntry } from './PracticeScreen.types.ts';
import { ReviewsPart } from './ReviewsPart.tsx';
import { ThemesMap } from './ThemesMap.tsx';
import { WaysIn } from './WaysIn.tsx';

export interface OpenedExamProps {
  exam: Opened;
  /** Whether it stands alone: else the row that it was chosen in shows its name. */
  isOnly: boolean;
  credits: CreditsNote;
  reviews: ReviewsEntry | null;
  /** Changes when the focus should come here; null when it should stay. */
  focus: number | null;
  onUnenrol: (examId: string) => void;
}

/** The chosen exam as a map: what was left open, the ways in, its official domains to scale, and themes across them; its facts last. */
export function OpenedExam({ exam, isOnly, credits, reviews, focus, onUnenrol }: OpenedExamProps) {
  const { t, rich } = useWords();
  const mayAnswer = credits.left !== 0;
  const name = (
    <FocusTarget as="span" of={focus} reach="following">
      {exam.name}
    </FocusTarget>
  );
  return (
    <Stack gap="sheets">
      {isOnly ? (
        <Heading level={2} size="h1">
          {name}
        </Heading>
      ) : (
        <VisuallyHidden as="h2">{name}</VisuallyHidden>
      )}
      {exam.paused && <PausedSheet paused={exam.paused} />}
      {!mayAnswer && (
        <CreditsNotice
          renewsInMinutes={credits.renewsInMinutes}
          work={exam.freeWork}
          progressHref={credits.progressHref}
          pricingHref={credits.pricingHref}
          isSecond={exam.paused !== null}
        >
          {exam.resultHref !== null && (
            <ButtonLink href={exam.resultHref} tone="secondary">
              {t('practice.result')}
            </ButtonLink>
          )}
        </CreditsNotice>
      )}
      <WaysIn exam={exam} credits={credits} />
      {reviews && <ReviewsPart reviews={reviews} />}
      {exam.domains.length > 0 && <DomainsMap exam={exam} mayAnswer={mayAnswer} />}
      {exam.themes.length > 0 && <ThemesMap exam={exam} mayAnswer={mayAnswer} />}
      <Sheet label={exam.name}>
        <SheetBody>
          <Inline justify="between">
            <ExamFacts exam={exam} />
            <Button size="s" tone="ghost" flush onPress={() => onUnenrol(exam.id)}>
              {rich('practice.cancelEnrolment', { code: exam.code, hidden: visuallyHidden })}
            </Button>
          </Inline>
        </SheetBody>
      </Sheet>
    </Stack>
  );
}
