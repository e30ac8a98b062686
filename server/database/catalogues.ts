import sql from 'sql-template-tag';
import { collections } from '#schemas/generated/collections.ts';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import type { CatalogueName } from '#schemas/types.ts';
import { asJson, type Database, type Query } from './database.ts';

const SEEDED = 'seededCatalogues';

type DeclaredRow = (typeof catalogueRows)[CatalogueName][number];

interface NewRow {
  catalogue: CatalogueName;
  id: number;
  attributes: Omit<DeclaredRow, 'id'>;
}

/**
 * Stores the rows that the catalogues of `schemas/collections/` declare and that were never stored before. What an admin
 * changed stays changed and what an admin deleted stays deleted: the highest id stored so far is remembered for each.
 * @returns a sentence for each row whose number an admin has given to another one
 */
export async function seedCatalogues(db: Database): Promise<string[]> {
  const declared = Object.entries(catalogueRows) as [CatalogueName, DeclaredRow[]][];
  return db.transaction(async (tx) => {
    const [memory] = await tx.query<{ value: Record<string, number> }>(
      sql`select value from settings where name = ${SEEDED}`,
    );
    const seeded = memory?.value ?? {};
    const rows = declared.flatMap(([catalogue, list]) =>
      list
        .filter(({ id }) => id > (seeded[catalogue] ?? -1))
        .map(({ id, ...attributes }) => ({ catalogue, id, attributes })),
    );
    const highest = declared.map(([catalogue, list]) => [
      catalogue,
      Math.max(seeded[catalogue] ?? -1, ...list.map(({ id }) => id)),
    ]);
    await tx.query(sql`
      insert into collection_rows (collection, _id, attributes)
      select catalogue, id::text, attributes
      from jsonb_to_recordset(${asJson(rows)}) as r(catalogue text, id int, attributes jsonb)
      on conflict do nothing`);
    const taken = await takenAmong(tx, rows);
    await tx.query(sql`
      insert into settings (name, value) values (${SEEDED}, ${asJson(Object.fromEntries(highest))})
      on conflict (name) do update set value = settings.value || excluded.value`);
    return taken;
  });
}

/** A sentence for each of these rows in whose place another one is stored, with the next number that is free. */
async function takenAmong(db: Query, rows: readonly NewRow[]): Promise<string[]> {
  const found = await db.query<NewRow & { free: number }>(sql`
    select r.*, (row_number() over (partition by catalogue order by id) + highest)::int as free
    from jsonb_to_recordset(${asJson(rows)}) as r(catalogue text, id int, attributes jsonb)
      join collection_rows c on collection = catalogue and _id = id::text and not c.attributes @> r.attributes
      cross join lateral (select max(_id::int) as highest from collection_rows
        where collection = catalogue and _id ~ '^[0-9]{1,9}$') stored
    order by catalogue, id`);
  return found.map(({ catalogue, id, attributes, free }) => {
    const name = attributes[collections[catalogue].label as keyof typeof attributes];
    return `${catalogue}: the row ${id} "${name}" was not stored, another one has that number; give it the number ${free}.`;
  });
}
