import { StatStrip } from '@prepar/ui/StatStrip';
import { formatDollars, formatShortNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { AdminTotals } from './AdminScreen.types.ts';

const counts = ['totalUsers', 'activeUsers', 'totalExams', 'totalQuestions', 'totalAttempts'] as const;

/** The totals of the platform in one line. */
export function AdminTotalsStrip({ totals }: { totals: AdminTotals }) {
  const { t, tag } = useWords();
  const stat = (name: (typeof counts)[number] | 'totalAICost', value: string) => ({
    label: t(`admin.${name}`),
    value,
    note: t(`admin.${name}Note`),
  });
  // On a narrow phone the sign may stand on a line of its own, so that the figure is not broken.
  const cost = formatDollars(totals.totalAICost).replace('\u00a0', ' ');
  return (
    <StatStrip
      label={t('admin.totals')}
      stats={[
        ...counts.map((name) => stat(name, formatShortNumber(totals[name], tag))),
        stat('totalAICost', cost),
      ]}
    />
  );
}
