import { EmptyState } from '@prepar/ui/EmptyState';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { BarChart } from '@prepar/ui/BarChart';
import { StatStrip } from '@prepar/ui/StatStrip';
import { formatNumber, formatPercentage, formatShortNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { AdminFigures } from './AdminScreen.types.ts';
import { formatPlain } from './formatPlain.ts';
import { DaySheet } from './DaySheet.tsx';

/** Questions and the answers to them. */
export function AdminQuestions({ figures }: { figures: AdminFigures }) {
  const { t, tag } = useWords();
  const period = t(`admin.inPeriod.${figures.period}`);
  const right = figures.exams.reduce((sum, exam) => sum + exam.right, 0);
  const answered = figures.exams.filter((exam) => exam.right + exam.wrong > 0);
  const title = t('admin.answersByExam');
  return (
    <>
      <StatStrip
        label={t('admin.section.questions')}
        stats={[
          {
            label: t('admin.section.questions'),
            value: formatShortNumber(figures.totalQuestions, tag),
            note: t('admin.totalQuestionsNote', { period }),
          },
          {
            label: t('admin.totalAttempts'),
            value: formatShortNumber(figures.totalAttempts, tag),
            note: t('admin.totalAttemptsNote', { period }),
          },
          {
            label: t('admin.accuracy'),
            value: formatPercentage(figures.totalAccuracy, tag),
            note: t('admin.rightNote', { count: right, shown: formatShortNumber(right, tag) }),
          },
          {
            label: t('admin.questionsPerUser'),
            value: formatPlain(figures.questionsPerUser, tag),
            note: t('admin.questionsPerUserNote'),
          },
        ]}
      />
      <DaySheet
        of="generatedByDay"
        heading={t('admin.generated')}
        days={figures.usageDays.map(({ date, questions }) => ({ date, value: questions }))}
        format={(value) => formatShortNumber(value, tag)}
        write={(value) => formatNumber(value, tag)}
      />
      <Sheet title={title}>
        {answered.length === 0 ? (
          <SheetBody>
            <EmptyState title={t('admin.noAnswers')}>{t('admin.noAnswersText')}</EmptyState>
          </SheetBody>
        ) : (
          <BarChart
            form="rows"
            summary={t('admin.table', { title })}
            headings={{ label: t('admin.exam'), value: t('admin.totalAttempts'), extra: t('admin.accuracy') }}
            items={answered.map((exam) => ({
              label: exam.code,
              value: exam.right + exam.wrong,
              text: formatShortNumber(exam.right + exam.wrong, tag),
              extra: formatPercentage(exam.accuracy, tag),
            }))}
          />
        )}
      </Sheet>
    </>
  );
}
