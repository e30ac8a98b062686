// Rows that fields refer to, by the names that stand in a file.
import { isCatalogue } from '#schemas/references.ts';
import type { ImportMap } from '#schemas/types.ts';
import type { Query } from '../database/database.ts';
import { referencesCalled } from '../platform/reference-queries.ts';
import type { Lists } from './lists.ts';
import { columnsOf } from './map.ts';
import { cellIn, partsOf } from './row.ts';
import type { Row } from './rows.ts';
import { listOf, type Target } from './target.ts';

/** The rows of a list with these names or keys; catalogues are known as a whole. */
export async function rowsCalled(db: Query, list: string, names: readonly string[]) {
  if (names.length === 0 || isCatalogue(list)) return [];
  const rows = await referencesCalled(db, list, names);
  return rows.map(({ _id, name }) => ({ catalogue: list, id: _id, name }));
}

/** Lets the lists know what the cells of these rows may name. */
export async function learnNames(
  db: Query,
  target: Target,
  map: ImportMap,
  lists: Lists,
  rows: readonly Pick<Row, 'cells'>[],
): Promise<void> {
  for (const [name, field] of Object.entries(map.fields)) {
    const list = listOf(target, name);
    if (list === undefined) continue;
    const texts = rows.flatMap(({ cells }) =>
      columnsOf(field).flatMap((column) => partsOf(field, cellIn(cells, column))),
    );
    lists.learn(await rowsCalled(db, list, [...new Set(texts.filter(Boolean))]));
  }
}
