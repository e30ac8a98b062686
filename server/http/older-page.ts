/**
 * A page of rows that are numbered, the newest first.
 * @param before the number that they are older than; the newest without one
 * @param read reads so many: one more than the page holds tells that others follow
 */
export async function olderPage<Row extends { number: number }>(
  before: string | undefined,
  most: number,
  read: (wanted: { before: number; most: number }) => Promise<Row[]>,
): Promise<{ data: Row[]; page: { next: string | null } }> {
  const found = await read({ before: Number(before ?? 0), most: most + 1 });
  const data = found.slice(0, most);
  const next = found.length > most ? String(data.at(-1)?.number) : null;
  return { data, page: { next } };
}
