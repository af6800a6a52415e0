import type { BarChartProps } from './BarChart.types.ts';
import { BarColumns } from './BarColumns.tsx';
import { BarRows } from './BarRows.tsx';

/**
 * Bars or points from zero, with direct labels and at most three grid lines.
 * Rows are a real table; for the other forms screen readers get the summary and a hidden table with every value.
 */
export function BarChart({ items, summary, form, headings, format = String, unit = 1, rule }: BarChartProps) {
  if (form === 'rows') return <BarRows items={items} summary={summary} headings={headings} />;
  return <BarColumns {...{ items, summary, headings, form, format, unit }} {...(rule !== undefined && { rule })} />;
}
