import sql from 'sql-template-tag';
import type { CatalogueName } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';

/** JSON text of a catalogue's rows in the order of their ids. */
export function listCatalogue(db: Query, catalogue: CatalogueName): Promise<string> {
  return db.json(sql`
    select coalesce(json_agg(attributes || jsonb_build_object('_id', id, 'id', id) order by id), '[]')::text
    from catalogue_rows where catalogue = ${catalogue}`);
}

/** For each catalogue that is asked about: its length, and whether it has the id. */
export function inspectCatalogues(
  db: Query,
  questions: { catalogue: string; id: string }[],
): Promise<{ catalogue: string; id: string; length: number; found: boolean }[]> {
  return db.query(sql`
    select q.catalogue, q.id,
      (select count(*)::int from catalogue_rows c where c.catalogue = q.catalogue) as length,
      exists (select 1 from catalogue_rows c where c.catalogue = q.catalogue and c.id::text = q.id) as found
    from jsonb_to_recordset(${asJson(questions)}) as q(catalogue text, id text)`);
}

/** The names of all rows: catalogue, then id. */
export async function catalogueNames(db: Query): Promise<Record<string, Record<string, string>>> {
  const rows = await db.query<{ catalogue: string; names: Record<string, string> }>(sql`
    select catalogue, jsonb_object_agg(id::text, coalesce(attributes->>'name', attributes->>'title')) as names
    from catalogue_rows group by catalogue`);
  return Object.fromEntries(rows.map(({ catalogue, names }) => [catalogue, names]));
}
