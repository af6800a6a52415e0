import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import type { ReportView } from './report.types.ts';

/** Why a report stands as it does: the administrator's own words, or what is so in general. */
export function ReportExplanation({ report }: { report: ReportView }) {
  const { t } = useWords();
  return (
    <Text size="body-s" tone="muted" measure="reading">
      {report.note ?? t(explanationOf(report))}
    </Text>
  );
}

function explanationOf({ status, hasCheckFailed, isOut }: ReportView) {
  if (status !== 'open') return `report.outcome.${status}` as const;
  if (hasCheckFailed) return 'report.waits.failed' as const;
  return isOut ? ('report.waits.out' as const) : ('report.waits.one' as const);
}
