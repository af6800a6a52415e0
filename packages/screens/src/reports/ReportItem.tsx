import { Heading } from '@prepar/ui/Heading';
import { Link } from '@prepar/ui/Link';
import { SheetRow } from '@prepar/ui/SheetRows';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatDateTime } from '../common/formats.ts';
import { visuallyHidden } from '../common/visuallyHidden.tsx';
import { useWords } from '../common/words.tsx';
import { openingOf } from '../question/splitPrompt.ts';
import { ReportBadge } from '../report/ReportBadge.tsx';
import { ReportExplanation } from '../report/ReportExplanation.tsx';
import { ReportReasonName } from '../report/ReportReasonName.tsx';
import type { ReportRow } from './ReportsScreen.types.ts';

/** A report: what is wrong, of which question, and what became of it. */
export function ReportItem({ row: { examCode, question, comment, decidedAt, report } }: { row: ReportRow }) {
  const { t, rich } = useWords();
  const when = [
    examCode,
    t('reports.sentAt', { when: formatDateTime(report.sentAt) ?? '' }),
    decidedAt !== null && t('reports.decidedAt', { when: formatDateTime(decidedAt) ?? '' }),
  ];
  const opening = question && openingOf(question.prompt);
  return (
    <SheetRow
      title={
        <Heading level={2} size="h3">
          <ReportReasonName reason={report.reason} />
        </Heading>
      }
      detail={when.filter(Boolean).join(', ')}
      end={
        <div>
          <ReportBadge report={report} />
        </div>
      }
      foot={
        <Stack gap={2} align="start">
          <Text size="body-s" measure="reading">
            {opening ?? t('reports.gone')}
          </Text>
          {comment !== null && (
            <Text size="body-s" tone="muted" measure="reading">
              {t('reports.yours', { comment })}
            </Text>
          )}
          <ReportExplanation report={report} />
          {question && (
            <Text as="span" size="label">
              <Link href={question.href} standalone>
                {rich('reports.read', { hidden: visuallyHidden, prompt: opening ?? '' })}
              </Link>
            </Text>
          )}
        </Stack>
      }
    />
  );
}
