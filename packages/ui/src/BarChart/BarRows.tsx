import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import type { BarChartProps } from './BarChart.types.ts';
import {
  bar,
  barBelow,
  barBeside,
  barLabel,
  rowCell,
  rowHead,
  rowName,
  rowValue,
  rowValueHead,
} from './BarChart.variants.ts';

/** Names up to so many letters leave room for a bar beside them everywhere. */
const shortName = 8;

type BarRowsProps = Pick<BarChartProps, 'items' | 'summary' | 'headings'>;

/** Lying bars as a table: name, bar, value and an optional second figure. Where it is narrow a bar lies below a long name. */
export function BarRows({ items, summary, headings }: BarRowsProps) {
  const largest = Math.max(...items.map((item) => item.value), 0) || 1;
  const place = items.every(({ label }) => label.length <= shortName) ? 'beside' : 'below';
  const barOf = (value: number) => (
    <div className={bar({ form: 'rows' })} style={{ width: `${(Math.max(0, value) / largest) * 100}%` }} />
  );
  return (
    <div className="@container">
      <ScrollArea axis="x" label={summary}>
        <table className="w-full border-separate type-body-s text-text">
          <caption className="sr-only">{summary}</caption>
          <thead>
            <tr>
              <th scope="col" className={rowHead({ numeric: false })}>
                {headings.label}
              </th>
              <th scope="col" className={`${rowValueHead({ place })} ${rowHead({ numeric: false })}`}>
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
                <th scope="row" className={`${rowName({ place })} ${rowCell({ numeric: false })}`}>
                  <span className={barLabel({ current: item.isCurrent })}>{item.label}</span>
                  {item.note !== undefined && <span className="block type-caption text-text-muted">{item.note}</span>}
                  {place === 'below' && <div className={barBelow}>{barOf(item.value)}</div>}
                </th>
                <td className={`${rowValue({ place })} ${rowCell({ numeric: false })}`}>
                  <span className="float-end min-w-10 ps-2 text-end font-display text-[0.9375rem]/5 font-semibold tnum">
                    {item.text}
                  </span>
                  <div className={barBeside({ place })}>{barOf(item.value)}</div>
                </td>
                {headings.extra !== undefined && <td className={rowCell({ numeric: true })}>{item.extra}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  );
}
