import sql from 'sql-template-tag';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { asJson, type Database } from './database.ts';

const SEEDED = 'seededCatalogues';

/**
 * Stores the rows that the catalogues of `schemas/collections/` declare and that were never stored before. What an admin
 * changed stays changed and what an admin deleted stays deleted: the highest id stored so far is remembered for each.
 */
export async function seedCatalogues(db: Database): Promise<void> {
  const declared = Object.entries(catalogueRows);
  await db.transaction(async (tx) => {
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
    await tx.query(sql`
      insert into settings (name, value) values (${SEEDED}, ${asJson(Object.fromEntries(highest))})
      on conflict (name) do update set value = settings.value || excluded.value`);
  });
}
