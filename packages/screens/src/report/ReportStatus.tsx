import { Badge } from '@prepar/ui/Badge';
import { Inline } from '@prepar/ui/Inline';
import { LiveRegion } from '@prepar/ui/LiveRegion';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { Check, Clock, Minus } from 'lucide-react';
import { formatDateTime } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { ReportView } from './report.types.ts';

const badges = {
  open: { tone: 'warning', icon: Clock },
  confirmed: { tone: 'success', icon: Check },
  kept: { tone: 'neutral', icon: Minus },
} as const;

/** What became of a report, in a few lines. */
export function ReportStatus({ report }: { report: ReportView }) {
  const { t } = useWords();
  const { status, reason, note, hasCreditBack, sentAt } = report;
  return (
    <LiveRegion>
      <Stack gap={2}>
        <Inline gap={3}>
          <Text as="span" size="label">
            {t('report.yours')}
          </Text>
          <Badge {...badges[status]}>
            {t(status === 'confirmed' && hasCreditBack ? 'report.status.credit' : `report.status.${status}`)}
          </Badge>
        </Inline>
        <Text size="body-s" tone="muted" measure="reading">
          {t(`report.reason.${reason}`)}. {t('report.sentAt', { when: formatDateTime(sentAt) ?? '' })}
        </Text>
        <Text size="body-s" tone="muted" measure="reading">
          {note ?? t(explanationOf(report))}
        </Text>
      </Stack>
    </LiveRegion>
  );
}

function explanationOf({ status, hasCheckFailed, isOut }: ReportView) {
  if (status !== 'open') return `report.outcome.${status}` as const;
  if (hasCheckFailed) return 'report.waits.failed' as const;
  return isOut ? ('report.waits.out' as const) : ('report.waits.one' as const);
}
