import { Grid } from '@prepar/ui/Grid';
import { Select } from '@prepar/ui/Select';
import { Stack } from '@prepar/ui/Stack';
import { Switch } from '@prepar/ui/Switch';
import { useWords } from '../common/words.tsx';
import { domainsOf } from './historyFilter.ts';
import type { HistoryFilter, HistoryView, Period } from './HistoryScreen.types.ts';

export interface HistoryFilterFieldsProps {
  exams: HistoryView['exams'];
  value: HistoryFilter;
  onChange: (change: Partial<HistoryFilter>) => void;
}

const periods: readonly Period[] = ['all', 'week', 'month'];
const anyDomain = 'all';

/** Exam, domain, time and verdict; another exam has other domains. */
export function HistoryFilterFields({ exams, value, onChange }: HistoryFilterFieldsProps) {
  const { t } = useWords();
  return (
    <Stack gap={4}>
      <Grid columns={3} gap={4}>
        <Select
          label={t('answers.filter.exam')}
          value={value.examId}
          onChange={(examId) => onChange({ examId, domainId: null })}
          options={exams.map(({ id, code }) => ({ value: id, label: code }))}
        />
        <Select
          label={t('answers.filter.domain')}
          value={value.domainId ?? anyDomain}
          onChange={(domainId) => onChange({ domainId: domainId === anyDomain ? null : domainId })}
          options={[
            { value: anyDomain, label: t('answers.filter.anyDomain') },
            ...domainsOf(exams, value).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          label={t('answers.filter.period')}
          value={value.period}
          onChange={(period) => onChange({ period })}
          options={periods.map((period) => ({ value: period, label: t(`answers.period.${period}`) }))}
        />
      </Grid>
      <Grid columns={3} gap={4}>
        <Switch
          label={t('answers.filter.onlyWrong')}
          isSelected={value.onlyWrong}
          onChange={(onlyWrong) => onChange({ onlyWrong })}
        />
        <Switch
          label={t('answers.filter.onlyReported')}
          isSelected={value.onlyReported}
          onChange={(onlyReported) => onChange({ onlyReported })}
        />
      </Grid>
    </Stack>
  );
}
