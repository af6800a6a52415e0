export interface BarItem {
  /** Name of the bar. Unique within the chart. */
  label: string;
  /** Length of the bar; below 0 counts as 0. */
  value: number;
  /** The value as it is written. */
  text: string;
  /** Below the name, for example the days of a week; rows only. */
  note?: string;
  /** A second figure at the end of the row, for example the accuracy of the week; rows only. */
  extra?: string;
  /** Marks the bar of today or of this week. Default false. */
  isCurrent?: boolean;
  /** Draws the bar as an outline; columns only. Default false. */
  isHollow?: boolean;
  /** Words above a bar among many; columns only. Default none. */
  mark?: string;
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
  /** The grid lines stand at round multiples of it, for example 60 for seconds. Default 1. */
  unit?: number;
  /** Value of a dashed line across the bars; columns only. Default none. */
  rule?: number;
}
