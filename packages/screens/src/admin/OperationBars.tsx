import { BarChart } from '@prepar/ui/BarChart';
import { EmptyState } from '@prepar/ui/EmptyState';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { formatShortNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { NamedUsage } from './AdminScreen.types.ts';
import { operationName } from './operationName.ts';

/** What was generated, by purpose, the most frequent first. */
export function OperationBars({ operations }: { operations: readonly NamedUsage[] }) {
  const words = useWords();
  const { t, tag } = words;
  const title = t('admin.byOperation');
  return (
    <Sheet title={title}>
      {operations.length === 0 ? (
        <SheetBody>
          <EmptyState title={t('admin.noUsage')}>{t('admin.noUsageText')}</EmptyState>
        </SheetBody>
      ) : (
        <BarChart
          form="rows"
          summary={t('admin.table', { title })}
          headings={{ label: t('admin.operation'), value: t('admin.uses') }}
          items={operations
            .toSorted((one, other) => other.count - one.count)
            .map(({ name, count }) => ({
              label: operationName(name, words),
              value: count,
              text: formatShortNumber(count, tag),
            }))}
        />
      )}
    </Sheet>
  );
}
