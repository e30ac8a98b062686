// Of which rows a step can be taken, and by reason of which it cannot.

export interface Sorted<Row> {
  possible: Row[];
  /** The most frequent reason first. */
  impossible: { reason: string; rows: Row[] }[];
}

export function sortOut<Row>(
  rows: readonly Row[],
  reasonAgainst: (row: Row) => string | undefined,
): Sorted<Row> {
  const possible: Row[] = [];
  const byReason = new Map<string, Row[]>();
  for (const row of rows) {
    const reason = reasonAgainst(row);
    if (reason === undefined) possible.push(row);
    else byReason.set(reason, [...(byReason.get(reason) ?? []), row]);
  }
  const impossible = [...byReason].map(([reason, refused]) => ({ reason, rows: refused }));
  return { possible, impossible: impossible.sort((a, b) => b.rows.length - a.rows.length) };
}
