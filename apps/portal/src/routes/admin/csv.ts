export type Cell = string | number;

/**
 * A file that spreadsheets open by a press: UTF-8 with its mark, and the separator and the comma of decimals that their
 * language expects. Text that a spreadsheet would run as a formula begins with an apostrophe.
 */
export function toCsv(rows: readonly (readonly Cell[])[], locale: string): string {
  const isEnglish = locale === 'en';
  const separator = isEnglish ? ',' : ';';
  const write = (cell: Cell) => {
    if (typeof cell === 'number') return isEnglish ? String(cell) : String(cell).replace('.', ',');
    const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => row.map(write).join(separator)).join('\r\n')}\r\n`;
}
