import { Button } from '@prepar/ui/Button';
import { ScrollArea } from '@prepar/ui/ScrollArea';
import { Sheet } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Text } from '@prepar/ui/Text';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { formatExamTime } from '../common/formats.ts';
import { examLevelName } from '../common/levels.ts';
import { ProviderMark } from '../common/ProviderMark.tsx';
import { useWords } from '../common/words.tsx';
import { ExamCode } from './ExamCode.tsx';
import type { AvailableExam } from './PracticeScreen.types.ts';

export interface AvailableExamsProps {
  exams: readonly AvailableExam[];
  onEnrol: (examId: string) => void;
}

/** The exams that are open for enrolment. */
export function AvailableExams({ exams, onEnrol }: AvailableExamsProps) {
  const words = useWords();
  const { t, rich } = words;
  return (
    <Sheet title={t('practice.available')} subtitle={t('practice.availableText')}>
      <ScrollArea label={t('practice.availableList')}>
        <SheetRows endOnPhone="next">
          {exams.map((exam) => (
            <SheetRow
              key={exam.id}
              start={<ProviderMark provider={exam.provider} />}
              title={exam.name}
              detail={
                <ExamCode exam={exam}>
                  <Text as="span" size="caption" tone="muted">
                    {`${examLevelName(exam.level, words)}, ${t('practice.questions', { count: exam.totalQuestions })}, ${formatExamTime(exam.durationMinutes).replaceAll(' ', '\u00A0')}`}
                  </Text>
                </ExamCode>
              }
              end={
                <Button size="s" tone="secondary" onPress={() => onEnrol(exam.id)}>
                  {rich('practice.enrol', { code: exam.code, hidden: visuallyHidden })}
                </Button>
              }
            />
          ))}
        </SheetRows>
      </ScrollArea>
    </Sheet>
  );
}
