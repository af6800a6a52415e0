import { SegmentedControl } from '@prepar/ui/SegmentedControl';
import { useWords } from '../common/words.tsx';
import { type AdminPeriod, adminPeriods } from './AdminScreen.types.ts';

export interface PeriodControlProps {
  period: AdminPeriod;
  onChange: (period: AdminPeriod) => void;
}

/** Of how many days the figures are. */
export function PeriodControl({ period, onChange }: PeriodControlProps) {
  const { t } = useWords();
  return (
    <SegmentedControl
      label={t('admin.period')}
      isLabelHidden
      options={adminPeriods.map((value) => ({ value, label: t(`admin.period.${value}`) }))}
      value={period}
      onChange={onChange}
    />
  );
}
