import { EmptyState } from '@prepar/ui/EmptyState';
import { Sheet, SheetBody } from '@prepar/ui/Sheet';
import { Table } from '@prepar/ui/Table';
import { Text } from '@prepar/ui/Text';
import { formatDollars, formatShortNumber } from '../common/formats.ts';
import { useWords } from '../common/words.tsx';
import type { NamedUsage } from './AdminScreen.types.ts';
import { useSorted } from './useSorted.ts';

export interface UsageSheetProps {
  title: string;
  /** What a row stands for. */
  name: string;
  rows: readonly NamedUsage[];
  /** Whether names are those of a machine. Default false. */
  isCode?: boolean;
}

/** Use by model or by operation, with its sum. */
export function UsageSheet({ title, name, rows, isCode = false }: UsageSheetProps) {
  const { t, tag } = useWords();
  const { sorted, sort, setSort } = useSorted(rows, 'count', (row, column) =>
    column === 'name' ? row.name : row[column as 'count' | 'tokens' | 'cost'],
  );
  const sum = (part: 'count' | 'tokens' | 'cost') => rows.reduce((total, row) => total + row[part], 0);
  const short = (value: number) => formatShortNumber(value, tag);
  const figure = (id: 'count' | 'tokens' | 'cost', header: string, write: (value: number) => string) => ({
    id,
    header,
    isNumeric: true,
    isSortable: true,
    cell: (row: NamedUsage) => write(row[id]),
    total: write(sum(id)),
  });
  return (
    <Sheet title={title}>
      {rows.length === 0 ? (
        <SheetBody>
          <EmptyState title={t('admin.noUsage')}>{t('admin.noUsageText')}</EmptyState>
        </SheetBody>
      ) : (
        <Table
          label={t('admin.table', { title })}
          density="compact"
          rows={sorted}
          rowKey={(row) => row.name}
          sort={sort}
          onSortChange={setSort}
          columns={[
            {
              id: 'name',
              header: name,
              isRowHeader: true,
              isSortable: true,
              total: t('admin.total'),
              cell: isCode ? codeOf : nameOf,
            },
            figure('count', t('admin.uses'), short),
            { ...figure('tokens', t('admin.tokens'), short), from: 'sm' },
            figure('cost', t('admin.cost'), formatDollars),
          ]}
        />
      )}
    </Sheet>
  );
}

const nameOf = ({ name }: NamedUsage) => name;

const codeOf = ({ name }: NamedUsage) => (
  <Text as="span" size="code">
    {name}
  </Text>
);
