/** Rows of cells as a table for a terminal: columns as wide as their widest cell. */
export function aligned(rows: string[][]): string {
  const widthOf = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lineOf = (row: string[]): string => row.map((cell, at) => cell.padEnd(widthOf(at))).join('  ');
  return rows.map((row) => lineOf(row).trimEnd()).join('\n');
}
