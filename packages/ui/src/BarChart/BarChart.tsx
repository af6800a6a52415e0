import { BarColumns } from './BarColumns.tsx';
import { BarRows } from './BarRows.tsx';

export interface BarItem {
  /** Name of the bar. Unique within the chart. */
  label: string;
  /** Length of the bar; below 0 counts as 0. */
  value: number;
  /** The value as it is written. */
  text: string;
  /** A second figure at the end of the row, for example the accuracy of the week; rows only. */
  extra?: string;
  /** Marks the bar of today or of this week. Default false. */
  isCurrent?: boolean;
}

export interface BarChartProps {
  /** The bars, from the left or from the top. */
  items: readonly BarItem[];
  /** The whole chart in words. */
  summary: string;
  /** rows: lying bars in a table. columns: standing bars. points: a line with points. All begin at zero. */
  form: 'rows' | 'columns' | 'points';
  /** Heads of the columns: names, values and, for rows, the second figure. */
  headings: { label: string; value: string; extra?: string };
  /** Writes the figures of the grid lines; columns and points only. Default as they are. */
  format?: (value: number) => string;
}

/**
 * Bars or points from zero, with direct labels and at most three grid lines.
 * Rows are a real table; for the other forms screen readers get the summary and a hidden table with every value.
 */
export function BarChart({ items, summary, form, headings, format = String }: BarChartProps) {
  if (form === 'rows') return <BarRows items={items} summary={summary} headings={headings} />;
  return <BarColumns items={items} summary={summary} headings={headings} form={form} format={format} />;
}
