import { Button } from '@prepar/ui/Button';
import { FocusTarget } from '@prepar/ui/FocusTarget';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { SheetGrid } from '@prepar/ui/SheetGrid';
import { hidden } from '../common/hidden.tsx';
import { useWords } from '../common/words.tsx';
import { CreditsCell } from './CreditsCell.tsx';
import { ExamFacts } from './ExamFacts.tsx';
import { ModalityCell } from './ModalityCell.tsx';
import type { CreditsNote, OpenedExam as Opened } from './PracticeScreen.types.ts';

export interface OpenedExamProps {
  exam: Opened;
  credits: CreditsNote;
  /** Changes when the focus should come here; null when it should stay. */
  focus: number | null;
  onUnenrol: (examId: string) => void;
}

/** The chosen exam: its facts, and one cell for each way to practise it. */
export function OpenedExam({ exam, credits, focus, onUnenrol }: OpenedExamProps) {
  const { rich } = useWords();
  const main = exam.modalities.find((modality) => modality.isActive);
  const simulation = exam.modalities.find((modality) => modality.kind === 'simulation' && modality.isActive);
  return (
    <Sheet
      titleSize="h1"
      actionOnPhone="foot"
      title={
        <FocusTarget as="span" of={focus} reach="following">
          {exam.name}
        </FocusTarget>
      }
      action={
        <Button size="s" tone="ghost" flush onPress={() => onUnenrol(exam.id)}>
          {rich('practice.cancelEnrolment', { code: exam.code, hidden })}
        </Button>
      }
    >
      <SheetBody>
        <ExamFacts exam={exam} />
      </SheetBody>
      <SheetGrid columns={3}>
        {exam.modalities.map((modality) => (
          <ModalityCell key={modality.id} modality={modality} isMain={modality === main} />
        ))}
        <CreditsCell credits={credits} simulationCount={simulation?.questionCount ?? null} />
      </SheetGrid>
    </Sheet>
  );
}
