import type { TableSort } from '@prepar/ui/Table';
import { useState } from 'react';
import { useWords } from '../common/words.tsx';

/** Rows in the order that the heads of a table ask for; at first the largest of a column. */
export function useSorted<Row>(
  rows: readonly Row[],
  column: string,
  valueOf: (row: Row, column: string) => string | number,
) {
  const { tag } = useWords();
  const [sort, setSort] = useState<TableSort>({ column, direction: 'descending' });
  const ascending = rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one, sort.column), valueOf(other, sort.column)];
    return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), tag);
  });
  return { sorted: sort.direction === 'ascending' ? ascending : ascending.toReversed(), sort, setSort };
}
