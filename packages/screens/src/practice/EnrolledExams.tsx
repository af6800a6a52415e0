import { Badge } from '@prepar/ui/Badge';
import { Button } from '@prepar/ui/Button';
import { PickRows } from '@prepar/ui/PickRows';
import { ScrollArea } from '@prepar/ui/ScrollArea';
import { Sheet } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Text } from '@prepar/ui/Text';
import { VisuallyHidden } from '@prepar/ui/VisuallyHidden';
import { CirclePause } from 'lucide-react';
import { formatPercentage } from '../common/formats.ts';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { ProviderMark } from '../common/ProviderMark.tsx';
import { useWords } from '../common/words.tsx';
import { ExamCode } from './ExamCode.tsx';
import type { EnrolledExam, PracticeActions } from './PracticeScreen.types.ts';

export interface EnrolledExamsProps {
  exams: readonly EnrolledExam[];
  openedId: string | null;
  actions: Pick<PracticeActions, 'openExam' | 'askToUnenrol'>;
}

/** More than these stand below one another, in an area that scrolls. */
const mostInLine = 3;

/** The learner's exams. An active one opens; an inactive one is marked and can only be left. */
export function EnrolledExams({ exams, openedId, actions }: EnrolledExamsProps) {
  const { t } = useWords();
  const active = exams.filter(({ isActive }) => isActive);
  const inactive = exams.filter(({ isActive }) => !isActive);
  return (
    <div>
      <VisuallyHidden as="h2">{t('practice.enrolled')}</VisuallyHidden>
      <Sheet>
        <ScrollArea label={t('practice.enrolled')}>
          {active.length > 0 && <ActiveExams exams={active} openedId={openedId} onOpen={actions.openExam} />}
          {inactive.length > 0 && <InactiveExams exams={inactive} onUnenrol={actions.askToUnenrol} />}
        </ScrollArea>
      </Sheet>
    </div>
  );
}

interface ActiveExamsProps {
  exams: readonly EnrolledExam[];
  openedId: string | null;
  onOpen: (examId: string) => void;
}

function ActiveExams({ exams, openedId, onOpen }: ActiveExamsProps) {
  const { t, tag } = useWords();
  return (
    <PickRows
      label={t('practice.exam')}
      value={openedId}
      onChange={onOpen}
      layout={exams.length > mostInLine ? 'rows' : 'line'}
      picks={exams.map((exam) => ({
        value: exam.id,
        start: <ProviderMark provider={exam.provider} />,
        title: exam.name,
        detail: <ExamCode exam={exam} />,
        end: (
          <Text as="span" size="h3" numeric>
            {exam.accuracy === null ? '–' : formatPercentage(exam.accuracy, tag)}
          </Text>
        ),
      }))}
    />
  );
}

interface InactiveExamsProps {
  exams: readonly EnrolledExam[];
  onUnenrol: (examId: string) => void;
}

function InactiveExams({ exams, onUnenrol }: InactiveExamsProps) {
  const { t, rich } = useWords();
  return (
    <SheetRows endOnPhone="below">
      {exams.map((exam) => (
        <SheetRow
          key={exam.id}
          start={<ProviderMark provider={exam.provider} />}
          title={exam.name}
          detail={
            <ExamCode exam={exam}>
              <Badge icon={CirclePause}>{t('practice.inactive')}</Badge>
            </ExamCode>
          }
          end={
            <Button size="s" tone="secondary" onPress={() => onUnenrol(exam.id)}>
              {rich('practice.cancelEnrolment', { code: exam.code, hidden: visuallyHidden })}
            </Button>
          }
        />
      ))}
    </SheetRows>
  );
}
