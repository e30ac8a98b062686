import sql from 'sql-template-tag';
import catalogues from '#schemas/catalogues.json' with { type: 'json' };
import { asJson, type Database } from './database.ts';

interface DeclaredRow {
  id: number;
  name?: string;
  title?: string;
  icon?: string;
}

const SEEDED = 'seededCatalogues';

/**
 * Stores the catalogue rows that `schemas/catalogues.json` declares and that were never stored before. What an admin
 * changed stays changed and what an admin deleted stays deleted: the highest id stored so far is remembered for each
 * catalogue. Lists that nobody can edit are kept complete.
 */
export async function seedCatalogues(db: Database): Promise<void> {
  const { $schema: _, ...declared } = catalogues;
  await db.transaction(async (tx) => {
    const [memory] = await tx.query<{ value: Record<string, number> }>(
      sql`select value from settings where name = ${SEEDED}`,
    );
    const seeded = memory?.value ?? {};
    const rows = Object.entries(declared).flatMap(([catalogue, { editable, rows: list }]) =>
      (list as DeclaredRow[])
        .filter(({ id }) => !editable || id > (seeded[catalogue] ?? -1))
        .map(({ id, ...attributes }) => ({ catalogue, id, attributes })),
    );
    const highest = Object.entries(declared).map(([catalogue, { rows: list }]) => [
      catalogue,
      Math.max(seeded[catalogue] ?? -1, ...list.map(({ id }) => id)),
    ]);
    await tx.query(sql`
      insert into catalogue_rows (catalogue, id, attributes)
      select catalogue, id, attributes
      from jsonb_to_recordset(${asJson(rows)}) as r(catalogue text, id int, attributes jsonb)
      on conflict do nothing`);
    await tx.query(sql`
      insert into settings (name, value) values (${SEEDED}, ${asJson(Object.fromEntries(highest))})
      on conflict (name) do update set value = excluded.value`);
  });
}
