import { rowCell, rowHead } from '../BarChart/BarChart.variants.ts';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';

export interface FiguresTableProps {
  /** Accessible name. */
  label: string;
  /** Names of the columns; the first names the rows, the others have figures. */
  heads: readonly string[];
  /** One list a row, in the order of the columns, formatted. */
  rows: readonly (readonly string[])[];
}

/** The figures of a chart, only to be read. What does not fit in width scrolls inside. */
export function FiguresTable({ label, heads, rows }: FiguresTableProps) {
  return (
    <ScrollArea axis="x" label={label}>
      <table aria-label={label} className="w-full border-separate type-body-s text-text">
        <thead>
          <tr>
            {heads.map((head, place) => (
              <th key={head} scope="col" className={rowHead({ numeric: place > 0 })}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name} className="group/row">
              <th scope="row" className={rowCell({ numeric: false })}>
                {name}
              </th>
              {figures.map((figure, place) => (
                <td key={heads[place + 1]} className={rowCell({ numeric: true })}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
