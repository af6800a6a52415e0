import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Show } from '@prepar/ui/Show';
import { Table } from '@prepar/ui/Table';
import { Text } from '@prepar/ui/Text';
import { formatList, formatPercentage, formatShortNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { AdminFigures, OperationCalls } from './AdminScreen.types.ts';
import { formatLatency } from './formatLatency.ts';
import { operationName } from './operationName.ts';
import { refusalName } from './refusalName.ts';
import { useSorted } from './useSorted.ts';

type Figure = 'calls' | 'accepted' | 'median' | 'p95';

/** Calls to each model for each operation: how they ended, and how long they took. */
export function CallsSheet({ calls }: { calls: AdminFigures['calls'] }) {
  const { t, tag } = useWords();
  const { sorted, sort, setSort } = useSorted(calls.by, 'calls', (row, column) =>
    column === 'name' ? `${row.model} ${row.operation}` : valueOf(row, column as Figure),
  );
  const title = t('admin.callsByOperation');
  const percent = (row: { calls: number; accepted: number }) => formatPercentage((row.accepted * 100) / row.calls, tag);
  const figure = (id: Figure, header: string) => ({ id, header, isNumeric: true, isSortable: true });
  return (
    <Sheet title={title}>
      {calls.by.length === 0 ? (
        <SheetBody>
          <Text tone="muted">{t('admin.noCalls')}</Text>
        </SheetBody>
      ) : (
        <Table
          label={t('admin.table', { title })}
          rows={sorted}
          rowKey={({ model, operation }) => `${model} ${operation}`}
          sort={sort}
          onSortChange={setSort}
          columns={[
            {
              id: 'name',
              header: t('admin.model'),
              isRowHeader: true,
              isSortable: true,
              total: t('admin.total'),
              cell: nameOf,
            },
            {
              ...figure('calls', t('admin.calls')),
              from: 'sm',
              cell: (row) => formatShortNumber(row.calls, tag),
              total: formatShortNumber(calls.calls, tag),
            },
            { ...figure('accepted', t('admin.accepted')), cell: percent, total: percent(calls) },
            {
              ...figure('median', t('admin.median')),
              from: 'lg',
              cell: ({ medianMs }) => formatLatency(medianMs, tag),
              total: formatLatency(calls.medianMs, tag),
            },
            {
              ...figure('p95', t('admin.p95Short')),
              cell: ({ p95Ms }) => formatLatency(p95Ms, tag),
              total: formatLatency(calls.p95Ms, tag),
            },
          ]}
        />
      )}
    </Sheet>
  );
}

function valueOf({ calls, accepted, medianMs, p95Ms }: OperationCalls, column: Figure): number {
  return { calls, accepted: accepted / calls, median: medianMs ?? 0, p95: p95Ms ?? 0 }[column];
}

const nameOf = (row: OperationCalls) => <CallsName row={row} />;

/** The model; below it what for, and why it was refused how often. */
function CallsName({ row: { model, operation, refused } }: { row: OperationCalls }) {
  const words = useWords();
  const { t, tag } = words;
  const reasons = refused.map(({ reason, calls }) =>
    t('admin.refusedFor', { reason: refusalName(reason, words), calls: formatShortNumber(calls, tag) }),
  );
  return (
    <>
      <Text as="span" size="code" wrap="anywhere">
        {model}
      </Text>
      <Text size="body-s">{operationName(operation, words)}</Text>
      {reasons.length > 0 && (
        <Show from="lg">
          <Text size="caption" tone="muted">
            {t('admin.refusedFor', { reason: t('admin.refused'), calls: formatList(reasons, tag) })}
          </Text>
        </Show>
      )}
    </>
  );
}
