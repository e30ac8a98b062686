import sql from 'sql-template-tag';
import type { CatalogueName, CatalogueRow } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';

const keys = sql`jsonb_build_object('_id', id, 'id', id, 'version', version)`;

/** JSON text of a catalogue's rows in the order of their ids. */
export function listCatalogue(db: Query, catalogue: CatalogueName): Promise<string> {
  return db.json(sql`
    select coalesce(json_agg(attributes || ${keys} order by id), '[]')::text
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

/** Whoever changes a catalogue takes turns, so that an id that is free stays free until the commit. */
export async function lockCatalogues(db: Query): Promise<void> {
  await db.query(sql`lock table catalogue_rows in share row exclusive mode`);
}

export async function findCatalogueRow(
  db: Query,
  catalogue: CatalogueName,
  id: number,
): Promise<CatalogueRow | undefined> {
  const [found] = await db.query<{ row: CatalogueRow }>(sql`
    select attributes || ${keys} as row from catalogue_rows where catalogue = ${catalogue} and id = ${id}`);
  return found?.row;
}

/** The highest id and one more, 0 for the first row (§2). */
export async function nextCatalogueId(db: Query, catalogue: CatalogueName): Promise<number> {
  const [row] = await db.query<{ next: number }>(sql`
    select coalesce(max(id) + 1, 0)::int as next from catalogue_rows where catalogue = ${catalogue}`);
  return row?.next ?? 0;
}

/**
 * Adds a row, or puts the attributes over those it has and raises its version.
 * @param keys attributes that a row loses when they are not among the new ones
 */
export async function saveCatalogueRow(
  db: Query,
  { catalogue, id, keys: replaced = [] }: { catalogue: CatalogueName; id: number; keys?: string[] },
  attributes: object,
): Promise<void> {
  await db.query(sql`
    insert into catalogue_rows as c (catalogue, id, attributes)
    values (${catalogue}, ${id}, ${asJson(attributes)})
    on conflict (catalogue, id) do update
    set attributes = (c.attributes - ${replaced}::text[]) || excluded.attributes, version = c.version + 1`);
}

export async function deleteCatalogueRow(db: Query, catalogue: CatalogueName, id: number): Promise<void> {
  await db.query(sql`delete from catalogue_rows where catalogue = ${catalogue} and id = ${id}`);
}

/** For each of these keys (`<catalogue>-<id>`) whose row exists, the address of its icon. */
export async function iconsOf(db: Query, keys: readonly string[]): Promise<Map<string, Set<unknown>>> {
  const rows = await db.query<{ key: string; icon: unknown }>(sql`
    select catalogue || '-' || id as key, attributes->'icon' as icon from catalogue_rows
    where catalogue || '-' || id in (select jsonb_array_elements_text(${asJson(keys)}))`);
  return new Map(rows.map(({ key, icon }) => [key, new Set([icon])]));
}
