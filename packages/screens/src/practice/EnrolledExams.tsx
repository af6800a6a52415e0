import { Badge } from '@prepar/ui/Badge';
import { Button } from '@prepar/ui/Button';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Text } from '@prepar/ui/Text';
import CirclePause from 'lucide-react/icons/circle-pause';
import { formatPercentage } from '../common/formats.ts';
import { hidden } from '../common/hidden.tsx';
import { ProviderMark } from '../common/ProviderMark.tsx';
import { useWords } from '../common/words.tsx';
import { ExamCode } from './ExamCode.tsx';
import { ExamList } from './ExamList.tsx';
import type { EnrolledExam, PracticeActions } from './PracticeScreen.types.ts';

export interface EnrolledExamsProps {
  exams: readonly EnrolledExam[];
  openedId: string | null;
  actions: Pick<PracticeActions, 'openExam' | 'askToUnenrol'>;
}

/** The learner's exams. An active one opens; an inactive one is marked and can only be left. */
export function EnrolledExams({ exams, openedId, actions }: EnrolledExamsProps) {
  const { t } = useWords();
  return (
    <ExamList title={t('practice.enrolled')}>
      <SheetRows endOnPhone="below">
        {exams.map((exam) => (
          <EnrolledRow key={exam.id} exam={exam} isOpened={exam.id === openedId} actions={actions} />
        ))}
      </SheetRows>
    </ExamList>
  );
}

interface EnrolledRowProps {
  exam: EnrolledExam;
  isOpened: boolean;
  actions: EnrolledExamsProps['actions'];
}

function EnrolledRow({ exam, isOpened, actions }: EnrolledRowProps) {
  const { t, rich, tag } = useWords();
  const row = {
    start: <ProviderMark provider={exam.provider} />,
    title: exam.name,
    ...(exam.accuracy !== null && {
      value: (
        <Text as="span" size="h3" numeric>
          {formatPercentage(exam.accuracy, tag)}
        </Text>
      ),
    }),
  };
  if (exam.isActive) {
    return <SheetRow {...row} detail={<ExamCode exam={exam} />} isSelected={isOpened} onPress={() => actions.openExam(exam.id)} />;
  }
  return (
    <SheetRow
      {...row}
      detail={
        <ExamCode exam={exam}>
          <Badge icon={CirclePause}>{t('practice.inactive')}</Badge>
        </ExamCode>
      }
      end={
        <Button size="s" tone="secondary" onPress={() => actions.askToUnenrol(exam.id)}>
          {rich('practice.cancelEnrolment', { code: exam.code, hidden })}
        </Button>
      }
    />
  );
}
