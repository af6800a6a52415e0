import { Badge } from '@prepar/ui/Badge';
import { Check, Clock3 as Clock, Minus } from 'lucide-react';
import { useWords } from '../common/words.tsx';
import type { ReportView } from './report.types.ts';

const badges = {
  open: { tone: 'warning', icon: Clock },
  confirmed: { tone: 'success', icon: Check },
  kept: { tone: 'neutral', icon: Minus },
} as const;

/** What became of a report, in a word or two. */
export function ReportBadge({ report: { status, hasCreditBack } }: { report: ReportView }) {
  const { t } = useWords();
  return (
    <Badge {...badges[status]}>
      {t(status === 'confirmed' && hasCreditBack ? 'report.status.credit' : `report.status.${status}`)}
    </Badge>
  );
}
