import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Table as AriaTable,
  Cell,
  Column,
  Row as TableRow,
  TableBody,
  TableFooter,
  TableHeader,
} from 'react-aria-components/Table';
import { Icon } from '../Icon/Icon.tsx';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import { sortIcon, sortLabel, tableCell, tableRow } from './Table.variants.ts';
import { useWindowWidths } from './useWindowWidths.ts';

export interface TableColumn<Row> {
  /** Unique within the table. */
  id: string;
  /** Head of the column; a unit belongs here, for example 'Custo (US$)'. */
  header: ReactNode;
  /** Content of the column in one row. */
  cell: (row: Row) => ReactNode;
  /** Content of the column in the total row. */
  total?: ReactNode;
  /** Aligns figures at the end, with equal widths. Default false. */
  isNumeric?: boolean;
  /** Names the row for screen readers. Default false; without any, the first column does. */
  isRowHeader?: boolean;
  /** Whether its head sorts the table. Default false. */
  isSortable?: boolean;
  /** Shows the column from this window width on: sm 480, md 768, lg 1024, xl 1100px. Default always. */
  from?: 'always' | 'sm' | 'md' | 'lg' | 'xl';
}

export interface TableSort {
  /** Id of the column. */
  column: string;
  /** Which end comes first. */
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Accessible name. */
  label: string;
  /** The columns, from the left. */
  columns: readonly TableColumn<Row>[];
  /** The records, in the order in which they are shown. */
  rows: readonly Row[];
  /** Unique key of a row. */
  rowKey: (row: Row) => string;
  /** Height of rows: 52 or 40px. Default default. */
  density?: 'default' | 'compact';
  /** How the rows are sorted. The caller sorts them. */
  sort?: TableSort;
  /** Called with the wanted order when the head of a sortable column is pressed. */
  onSortChange?: (sort: TableSort) => void;
  /** Called with the row that was pressed, or Enter on it. */
  onRowPress?: (row: Row) => void;
}

/** A table of records, walked through with the arrow keys. What does not fit in width scrolls inside, never the page. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, rowKey, density = 'default', sort, onSortChange, onRowPress } = props;
  const widths = useWindowWidths();
  // Columns that are not shown are not there: the arrow keys would stop at them.
  const columns = props.columns.filter(({ from = 'always' }) => from === 'always' || widths.includes(from));
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const hasTotal = columns.some((column) => column.total !== undefined);
  const cellClass = (column: TableColumn<Row>, part: 'head' | 'body' | 'total') =>
    tableCell({
      part,
      density,
      numeric: column.isNumeric ?? false,
      sortable: part === 'head' && (column.isSortable ?? false),
    });
  const pressRow = (key: unknown) => {
    const row = rows.find((one) => rowKey(one) === key);
    if (row !== undefined) onRowPress?.(row);
  };
  return (
    <ScrollArea axis="x" label={label}>
      <AriaTable
        aria-label={label}
        className="w-full border-separate type-body-s text-text"
        {...(sort && { sortDescriptor: sort })}
        {...(onSortChange && {
          onSortChange: ({ column, direction }) => onSortChange({ column: String(column), direction }),
        })}
        {...(onRowPress && { onRowAction: pressRow })}
      >
        <TableHeader>
          {columns.map((column) => (
            <Column
              key={column.id}
              id={column.id}
              isRowHeader={column === rowHeader}
              allowsSorting={column.isSortable ?? false}
              className={cellClass(column, 'head')}
            >
              {({ sortDirection }) => (
                <ColumnHead isSortable={column.isSortable ?? false} direction={sortDirection}>
                  {column.header}
                </ColumnHead>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              id={rowKey(row)}
              className={tableRow({ part: 'body', pressable: onRowPress !== undefined })}
            >
              {columns.map((column) => (
                <Cell key={column.id} className={cellClass(column, 'body')}>
                  {column.cell(row)}
                </Cell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        {hasTotal && (
          <TableFooter>
            <TableRow className={tableRow({ part: 'total' })}>
              {columns.map((column) => (
                <Cell key={column.id} className={cellClass(column, 'total')}>
                  {column.total}
                </Cell>
              ))}
            </TableRow>
          </TableFooter>
        )}
      </AriaTable>
    </ScrollArea>
  );
}

interface ColumnHeadProps {
  children: ReactNode;
  isSortable: boolean;
  direction: TableSort['direction'] | undefined;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown };

function ColumnHead({ children, isSortable, direction }: ColumnHeadProps) {
  if (!isSortable) return children;
  return (
    <span className={sortLabel}>
      {children}
      <span className={sortIcon({ sorted: direction !== undefined })}>
        <Icon of={direction ? arrows[direction] : ArrowUpDown} size="s" />
      </span>
    </span>
  );
}
