import { Link } from '@prepar/ui/Link';
import { Meter } from '@prepar/ui/Meter';
import { Sheet } from '@prepar/ui/Sheet';
import { SheetRow, SheetRows } from '@prepar/ui/SheetRows';
import { Text } from '@prepar/ui/Text';
import { enoughAnswers } from '../common/examShares.ts';
import { formatPercentage } from '../common/formats.ts';
import { ProviderMark } from '../common/ProviderMark.tsx';
import { relativeTime } from '../common/relativeTime.ts';
import { useWords } from '../common/words.tsx';
import type { ExamProgressView } from './DashboardScreen.types.ts';

export interface ExamsSheetProps {
  exams: readonly ExamProgressView[];
  practiceHref: string;
  now: Date;
}

/** The exams of the learner with their accuracy. */
export function ExamsSheet({ exams, practiceHref, now }: ExamsSheetProps) {
  const { t } = useWords();
  return (
    <Sheet
      title={t('dashboard.exams')}
      action={
        <Text as="span" size="body-s">
          <Link href={practiceHref} standalone>
            {t('dashboard.allExams')}
          </Link>
        </Text>
      }
    >
      <SheetRows endOnPhone="below">
        {exams.map((exam) => (
          <ExamRow key={exam.id} exam={exam} now={now} />
        ))}
      </SheetRows>
    </Sheet>
  );
}

function ExamRow({ exam, now }: { exam: ExamProgressView; now: Date }) {
  const words = useWords();
  const { t, tag } = words;
  const { code, right, wrong, lastAttempt } = exam;
  const accuracy = right + wrong === 0 ? null : formatPercentage(exam.accuracy, tag);
  return (
    <SheetRow
      start={<ProviderMark provider={exam.provider} />}
      title={exam.name}
      detail={
        <Text as="span" size="code" tone="muted">
          {code}
        </Text>
      }
      middle={
        <Meter
          label={t('dashboard.examAccuracy', { code })}
          value={accuracy === null ? 0 : exam.accuracy}
          valueText={accuracy ?? t('dashboard.examUnanswered')}
          valuePlace="hidden"
          size="thin"
          cut={exam.cut}
          isUncertain={right + wrong < enoughAnswers}
          note={accuracy === null ? t('dashboard.examUnanswered') : t('dashboard.examResults', { right, wrong })}
        />
      }
      value={
        <Text as="span" size="h2" numeric>
          {accuracy ?? '–'}
        </Text>
      }
      end={
        lastAttempt !== null && (
          <Text as="span" size="caption" tone="muted" wrap="none">
            {relativeTime(lastAttempt, now, words)}
          </Text>
        )
      }
    />
  );
}
