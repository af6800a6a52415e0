export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Lines of a table for a terminal: the first column to the left, the others to the right. */
export function table(head: string[], lines: string[][]): string {
  const all = [head, ...lines];
  const widths = head.map((_name, index) => Math.max(...all.map((cells) => cells[index]?.length ?? 0)));
  const pad = (cell: string, index: number) =>
    index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0);
  return all.map((cells) => cells.map(pad).join('  ')).join('\n');
}
