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

/** How many rows change in which way, where they do not all change alike. */
export function changesOf<Row>(
  rows: readonly Row[],
  changeOf: (row: Row) => string,
): { change: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const change of rows.map(changeOf)) counts.set(change, (counts.get(change) ?? 0) + 1);
  return counts.size > 1 ? [...counts].map(([change, count]) => ({ change, count })) : [];
}
