import { Badge } from '@prepar/ui/Badge';
import { Ban, ChartColumn, Check, Flag } from 'lucide-react';
import { useWords } from '../common/words.tsx';
import type { QualityReason } from './quality.types.ts';

const looks = {
  reported: { tone: 'neutral', icon: Flag },
  quarantined: { tone: 'warning', icon: Ban },
  odd: { tone: 'info', icon: ChartColumn },
  out: { tone: 'danger', icon: Ban },
  released: { tone: 'success', icon: Check },
} as const satisfies Record<QualityReason, object>;

/** Why a question waits, or what was decided on it. */
export function ReasonBadge({ reason }: { reason: QualityReason }) {
  const { t } = useWords();
  return <Badge {...looks[reason]}>{t(`quality.reason.${reason}`)}</Badge>;
}
