import { Button } from '@prepar/ui/Button';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Heading } from '@prepar/ui/Heading';
import { Inline } from '@prepar/ui/Inline';
import { Stack } from '@prepar/ui/Stack';
import { CreditsNotice } from '../common/CreditsNotice.tsx';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords } from '../common/words.tsx';
import { DomainsMap } from './DomainsMap.tsx';
import { ExamFacts } from './ExamFacts.tsx';
import { PausedSheet } from './PausedSheet.tsx';
import type { CreditsNote, OpenedExam as Opened } from './PracticeScreen.types.ts';
import { ThemesMap } from './ThemesMap.tsx';
import { WaysIn } from './WaysIn.tsx';

export interface OpenedExamProps {
  exam: Opened;
  credits: CreditsNote;
  /** Changes when the focus should come here; null when it should stay. */
  focus: number | null;
  onUnenrol: (examId: string) => void;
}

/** The chosen exam as a map: what was left open, the ways in, its official domains to scale, and themes across them. */
export function OpenedExam({ exam, credits, focus, onUnenrol }: OpenedExamProps) {
  const { rich } = useWords();
  const mayAnswer = credits.left !== 0;
  return (
    <Stack gap="sheets">
      <Inline justify="between">
        <Stack gap={1}>
          <Heading level={2} size="h1">
            <FocusTarget as="span" of={focus} reach="following">
              {exam.name}
            </FocusTarget>
          </Heading>
          <ExamFacts exam={exam} />
        </Stack>
        <Button size="s" tone="ghost" flush onPress={() => onUnenrol(exam.id)}>
          {rich('practice.cancelEnrolment', { code: exam.code, hidden: visuallyHidden })}
        </Button>
      </Inline>
      {exam.paused && <PausedSheet paused={exam.paused} />}
      {!mayAnswer && (
        <CreditsNotice
          renewsInMinutes={credits.renewsInMinutes}
          work={exam.freeWork}
          progressHref={credits.progressHref}
          pricingHref={credits.pricingHref}
          isSecond={exam.paused !== null}
        />
      )}
      <WaysIn exam={exam} credits={credits} />
      {exam.domains.length > 0 && <DomainsMap exam={exam} mayAnswer={mayAnswer} />}
      {exam.themes.length > 0 && <ThemesMap exam={exam} mayAnswer={mayAnswer} />}
    </Stack>
  );
}
