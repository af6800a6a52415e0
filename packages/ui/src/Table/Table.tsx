import type { ReactNode } from 'react';
import { Pressable } from '../Button/Pressable.tsx';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import { rowButton, tableCell, tableRow } from './Table.variants.ts';

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
  /** Names the row for screen readers, and is what a pressable row's button holds. One column has it. Default false. */
  isRowHeader?: boolean;
  /** Shows the column from this window width on: sm 480, md 768, lg 1024, xl 1100px. Default always. */
  from?: 'always' | 'sm' | 'md' | 'lg' | 'xl';
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
  /** Makes every row pressable, by mouse anywhere and by keyboard at its row header. */
  onRowPress?: (row: Row) => void;
}

/** A table of records. What does not fit in width scrolls inside, never the page. */
export function Table<Row>({ label, columns, rows, rowKey, density = 'default', onRowPress }: TableProps<Row>) {
  const hasTotal = columns.some((column) => column.total !== undefined);
  const cellClass = (column: TableColumn<Row>, part: 'head' | 'body' | 'total') =>
    tableCell({ part, density, numeric: column.isNumeric ?? false, from: column.from ?? 'always' });
  return (
    <ScrollArea axis="x" label={label}>
      <table className="w-full border-separate border-spacing-0 type-body-s text-text">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className={tableRow({ part: 'head' })}>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cellClass(column, 'head')}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={tableRow({ part: 'body' })}>
              {columns.map((column) => (
                <BodyCell
                  key={column.id}
                  className={cellClass(column, 'body')}
                  isRowHeader={column.isRowHeader ?? false}
                >
                  {column.isRowHeader && onRowPress ? (
                    <Pressable
                      className={rowButton()}
                      onPress={() => {
                        onRowPress(row);
                      }}
                    >
                      {column.cell(row)}
                    </Pressable>
                  ) : (
                    column.cell(row)
                  )}
                </BodyCell>
              ))}
            </tr>
          ))}
        </tbody>
        {hasTotal && (
          <tfoot>
            <tr className={tableRow({ part: 'total' })}>
              {columns.map((column) => (
                <BodyCell
                  key={column.id}
                  className={cellClass(column, 'total')}
                  isRowHeader={column.isRowHeader ?? false}
                >
                  {column.total}
                </BodyCell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollArea>
  );
}

interface BodyCellProps {
  children: ReactNode;
  className: string;
  isRowHeader: boolean;
}

function BodyCell({ children, className, isRowHeader }: BodyCellProps) {
  if (!isRowHeader) return <td className={className}>{children}</td>;
  return (
    <th scope="row" className={`font-normal ${className}`}>
      {children}
    </th>
  );
}
