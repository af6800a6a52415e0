import { Button } from '@prepar/ui/Button';
import { Inline } from '@prepar/ui/Inline';
import { LiveRegion } from '@prepar/ui/LiveRegion';
import { SheetBody } from '@prepar/ui/Sheet';
import { Show } from '@prepar/ui/Show';
import { Stack } from '@prepar/ui/Stack';
import { Text } from '@prepar/ui/Text';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../common/words.tsx';
import { HistoryFilterDialog } from './HistoryFilterDialog.tsx';
import { HistoryFilterFields } from './HistoryFilterFields.tsx';
import { domainsOf } from './historyFilter.ts';
import type { HistoryActions, HistoryView } from './HistoryScreen.types.ts';

export interface HistoryFiltersProps {
  history: HistoryView;
  actions: Pick<HistoryActions, 'filter'>;
}

/** What the list is narrowed to, and how many answers that leaves. On a phone one line, whose button opens the fields. */
export function HistoryFilters({ history, actions }: HistoryFiltersProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { exams, filter, totals, list } = history;
  const chosen = [
    exams.find(({ id }) => id === filter.examId)?.code,
    domainsOf(exams, filter).find(({ id }) => id === filter.domainId)?.name,
    filter.period !== 'all' && t(`answers.period.${filter.period}`),
    filter.onlyWrong && t('answers.filter.onlyWrong'),
    filter.onlyReported && t('answers.filter.onlyReported'),
  ].filter(Boolean);
  return (
    <SheetBody>
      <Stack gap={4}>
        <Show from="md">
          <HistoryFilterFields exams={exams} value={filter} onChange={actions.filter} />
        </Show>
        <Inline justify="between" gap={4}>
          <Stack gap={1} fill>
            <Show until="md">
              <Text weight="strong">{chosen.join(', ')}</Text>
            </Show>
            <LiveRegion>
              <Text as="span" size="body-s" tone="muted">
                {totals && list.status === 'ready'
                  ? t('answers.totals', { answered: totals.answered, wrong: totals.wrong })
                  : list.status === 'ready' && list.more === 'none'
                    ? t('answers.found', { count: list.answers.length })
                    : ''}
              </Text>
            </LiveRegion>
          </Stack>
          <Show until="md">
            <Button tone="secondary" icon={SlidersHorizontal} onPress={() => setOpen(true)}>
              {t('answers.filter.open')}
            </Button>
          </Show>
        </Inline>
      </Stack>
      {isOpen && (
        <HistoryFilterDialog
          exams={exams}
          filter={filter}
          onApply={(change) => {
            setOpen(false);
            actions.filter(change);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </SheetBody>
  );
}
