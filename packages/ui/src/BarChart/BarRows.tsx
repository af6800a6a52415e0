import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import type { BarChartProps } from './BarChart.types.ts';
import { bar, barLabel, rowCell, rowHead } from './BarChart.variants.ts';

type BarRowsProps = Pick<BarChartProps, 'items' | 'summary' | 'headings'>;

/** Lying bars as a table: name, bar, value and an optional second figure. */
export function BarRows({ items, summary, headings }: BarRowsProps) {
  const largest = Math.max(...items.map((item) => item.value), 0) || 1;
  return (
    <ScrollArea axis="x" label={summary}>
      <table className="w-full border-separate border-spacing-0 type-body-s text-text">
        <caption className="sr-only">{summary}</caption>
        <thead>
          <tr>
            <th scope="col" className={rowHead({ numeric: false })}>
              {headings.label}
            </th>
            <th scope="col" className={rowHead({ numeric: false })}>
              {headings.value}
            </th>
            {headings.extra !== undefined && (
              <th scope="col" className={rowHead({ numeric: true })}>
                {headings.extra}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.label} className="group/row">
              <th scope="row" className={`pe-4 whitespace-nowrap ${rowCell({ numeric: false })}`}>
                <span className={barLabel({ current: item.isCurrent })}>{item.label}</span>
                {item.note !== undefined && <span className="block type-caption text-text-muted">{item.note}</span>}
              </th>
              <td className={`w-full ${rowCell({ numeric: false })}`}>
                <span className="float-end ms-4 min-w-10 text-end font-display text-[0.9375rem]/5 font-semibold tnum">
                  {item.text}
                </span>
                <div className="overflow-hidden">
                  <div
                    className={bar({ form: 'rows' })}
                    style={{ width: `${(Math.max(0, item.value) / largest) * 100}%` }}
                  />
                </div>
              </td>
              {headings.extra !== undefined && <td className={rowCell({ numeric: true })}>{item.extra}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
