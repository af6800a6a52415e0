import { Inline } from '@prepar/ui/Inline';
import { LiveRegion } from '@prepar/ui/LiveRegion';
import { Select } from '@prepar/ui/Select';
import { SheetBody } from '@prepar/ui/Sheet';
import { Grid } from '@prepar/ui/Grid';
import { Stack } from '@prepar/ui/Stack';
import { Switch } from '@prepar/ui/Switch';
import { Text } from '@prepar/ui/Text';
import { useWords } from '../common/words.tsx';
import type { HistoryActions, HistoryView, Period } from './HistoryScreen.types.ts';

export interface HistoryFiltersProps {
  history: HistoryView;
  actions: Pick<HistoryActions, 'filter'>;
}

const periods: readonly Period[] = ['all', 'week', 'month'];
const anyDomain = 'all';

/** Exam, domain, time and verdict, and how many answers there are. */
export function HistoryFilters({ history, actions }: HistoryFiltersProps) {
  const { t } = useWords();
  const { exams, domains, filter, totals, list } = history;
  return (
    <SheetBody>
      <Stack gap={4}>
        <Grid columns={3} gap={4}>
          <Select
            label={t('answers.filter.exam')}
            value={filter.examId}
            onChange={(examId) => actions.filter({ examId, domainId: null })}
            options={exams.map(({ id, code }) => ({ value: id, label: code }))}
          />
          <Select
            label={t('answers.filter.domain')}
            value={filter.domainId ?? anyDomain}
            onChange={(domainId) => actions.filter({ domainId: domainId === anyDomain ? null : domainId })}
            options={[
              { value: anyDomain, label: t('answers.filter.anyDomain') },
              ...domains.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Select
            label={t('answers.filter.period')}
            value={filter.period}
            onChange={(period) => actions.filter({ period })}
            options={periods.map((value) => ({ value, label: t(`answers.period.${value}`) }))}
          />
        </Grid>
        <Inline justify="between" gap={4}>
          <Inline gap={4}>
            <Switch
              label={t('answers.filter.onlyWrong')}
              isSelected={filter.onlyWrong}
              onChange={(onlyWrong) => actions.filter({ onlyWrong })}
            />
            <Switch
              label={t('answers.filter.onlyReported')}
              isSelected={filter.onlyReported}
              onChange={(onlyReported) => actions.filter({ onlyReported })}
            />
          </Inline>
          <LiveRegion>
            <Text as="span" size="body-s" tone="muted">
              {totals && list.status === 'ready'
                ? t('answers.totals', { answered: totals.answered, wrong: totals.wrong })
                : list.status === 'ready' && list.more === 'none'
                  ? t('answers.found', { count: list.answers.length })
                  : ''}
            </Text>
          </LiveRegion>
        </Inline>
      </Stack>
    </SheetBody>
  );
}
