import { Inline } from '@prepar/ui/Inline';
import { Link } from '@prepar/ui/Link';
import { LiveRegion } from '@prepar/ui/LiveRegion';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { formatDateTime } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { ReportView } from './report.types.ts';
import { ReportBadge } from './ReportBadge.tsx';
import { ReportExplanation } from './ReportExplanation.tsx';

export interface ReportStatusProps {
  report: ReportView;
  /** Where all of one's reports are. */
  reportsHref: string;
}

/** What became of a report, in a few lines. */
export function ReportStatus({ report, reportsHref }: ReportStatusProps) {
  const { t } = useWords();
  return (
    <Stack gap={2} align="start">
      <LiveRegion>
        <Stack gap={2}>
          <Inline gap={3}>
            <Text as="span" size="label">
              {t('report.yours')}
            </Text>
            <ReportBadge report={report} />
          </Inline>
          <Text size="body-s" tone="muted" measure="reading">
            {t(`report.reason.${report.reason}`)}. {t('report.sentAt', { when: formatDateTime(report.sentAt) ?? '' })}
          </Text>
          <ReportExplanation report={report} />
        </Stack>
      </LiveRegion>
      <Text as="span" size="label">
        <Link href={reportsHref} standalone>
          {t('report.all')}
        </Link>
      </Text>
    </Stack>
  );
}
