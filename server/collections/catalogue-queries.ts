// Catalogues: collections whose keys are numbers, answered whole under the names that §7 has for them.
import sql, { type Sql } from 'sql-template-tag';
import type { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { nextId } from '#schemas/next-id.ts';
import { catalogueNames } from '#schemas/specified.ts';
import type { CatalogueName, CatalogueRow } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';

/** Rows that were stored before their collection was a catalogue have other keys. */
const number = sql`(case when _id ~ '^[0-9]{1,9}$' then _id::int end)`;
const key = sql`coalesce(to_jsonb(${number}), to_jsonb(_id))`;
const row = sql`attributes || jsonb_build_object('_id', ${key}, 'id', ${key}, 'version', version)`;

/** JSON text of a catalogue's rows in the order of their ids. */
export function listCatalogue(db: Query, catalogue: CatalogueName): Promise<string> {
  return db.json(sql`
    select coalesce(json_agg(${row} order by ${number}, _id), '[]')::text
    from collection_rows where collection = ${catalogue}`);
}

/** Whoever changes a catalogue takes turns, so that an id that is free stays free until the commit. */
export async function lockCatalogue(db: Query, catalogue: CatalogueName): Promise<void> {
  await db.query(sql`select pg_advisory_xact_lock(hashtext('catalogue ' || ${catalogue}::text))`);
}

/** The key of the next row (§2). */
export async function nextCatalogueId(db: Query, catalogue: CatalogueName): Promise<string> {
  const rows = await db.query<{ _id: string }>(
    sql`select _id from collection_rows where collection = ${catalogue}`,
  );
  return String(nextId(rows.map(({ _id: key }) => key)));
}

/** For each of these keys (`<catalogue>-<id>`) whose row exists, the address of its icon. */
export async function iconsOf(db: Query, keys: readonly string[]): Promise<Map<string, Set<unknown>>> {
  const rows = await db.query<Pick<CatalogueRow, 'icon'> & { key: string }>(sql`
    select collection || '-' || _id as key, attributes -> 'icon' as icon from collection_rows
    where collection = any(${catalogueNames}) and collection || '-' || _id in (select jsonb_array_elements_text(${asJson(keys)}))`);
  return new Map(rows.map(({ key, icon }) => [key, new Set([icon])]));
}

/** A row as a catalogue declares it. */
export interface DeclaredRow {
  catalogue: CatalogueName;
  id: number;
  attributes: Omit<(typeof catalogueRows)[CatalogueName][number], 'id'>;
}

const given = (rows: readonly DeclaredRow[]): Sql =>
  sql`jsonb_to_recordset(${asJson(rows)}) as r(catalogue text, id int, attributes jsonb)`;

/** Stores the rows whose number no other one has. */
export async function insertDeclared(db: Query, rows: readonly DeclaredRow[]): Promise<void> {
  await db.query(sql`
    insert into collection_rows (collection, _id, attributes)
    select catalogue, id::text, attributes from ${given(rows)} on conflict do nothing`);
}

/** Those of the rows in whose place another one is stored, each with the next number that is free. */
export const listTaken = (
  db: Query,
  rows: readonly DeclaredRow[],
): Promise<(DeclaredRow & { free: number })[]> =>
  db.query(sql`
    select r.*, (row_number() over (partition by catalogue order by id) + highest)::int as free
    from ${given(rows)}
      join collection_rows c on collection = catalogue and _id = id::text and not c.attributes @> r.attributes
      cross join lateral (select max(_id::int) as highest from collection_rows
        where collection = catalogue and _id ~ '^[0-9]{1,9}$') stored
    order by catalogue, id`);

/** Keeps the highest id of these rows for each catalogue, in a setting of that name. */
export async function raiseSetting(db: Query, name: string, rows: readonly DeclaredRow[]): Promise<void> {
  await db.query(sql`
    insert into settings (name, value)
    select ${name}, jsonb_object_agg(catalogue, highest)
    from (select catalogue, max(id) as highest from ${given(rows)} group by catalogue) of_each
    on conflict (name) do update set value = settings.value || excluded.value`);
}
