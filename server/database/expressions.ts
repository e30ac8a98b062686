// Pieces of statements that several nouns share.
import sql, { type Sql } from 'sql-template-tag';
import type { TextElsewhere } from './list-source.ts';

/** The whole name of a user or an admin, as text. */
export const fullName = (alias: Sql): Sql =>
  sql`concat_ws(' ', nullif(btrim(${alias}.attributes->>'firstName'), ''), nullif(btrim(${alias}.attributes->>'lastName'), ''))`;

/** A user where they stand in another row: by key, name and picture. */
export const person = (
  alias: Sql,
): Sql => sql`jsonb_build_object('_id', ${alias}._id, 'firstName', ${alias}.attributes->'firstName',
  'lastName', ${alias}.attributes->'lastName', 'avatar', ${alias}.attributes->'avatar')`;

/** The whole name as an index has it. */
export const nameInOrder = (alias: Sql): Sql => sql`btrim(full_name(${alias}.attributes))`;

/** A key of some attributes as a number; what is none, as imported rows may have it, must not stop a whole list. */
export const numberIn = (attributes: Sql, key: string): Sql =>
  sql`(case when ${attributes}->>${key}::text ~ '^[0-9]+([.][0-9]+)?$' then (${attributes}->>${key}::text)::numeric end)`;

/** Cents as dollars, for JSON. */
export const asDollars = (cents: Sql): Sql => sql`trim_scale(${cents} / 100.0)`;

/**
 * What `like` finds the text anywhere with; its wildcards are taken literally. The database puts it in lower case, as it does
 * what is searched: JavaScript has others for letters such as Σ and İ.
 */
export const likePattern = (text: string): Sql =>
  sql`lower(${`%${text.normalize().replace(/[\\%_]/g, '\\$&')}%`}::text)`;

/** Names of users that a list is searched by, and which of its rows have them. */
export const nameOfUsers = (rows: TextElsewhere['rows']): TextElsewhere => ({
  from: sql`users t`,
  text: sql`full_name(t.attributes)`,
  rows,
});

/** Another text of the rows that a list refers to. */
export const textOfRows = (
  table: 'users' | 'boats',
  path: string,
  rows: TextElsewhere['rows'],
): TextElsewhere => ({
  from: table === 'users' ? sql`users t` : sql`boats t`,
  text: sql`(t.attributes ->> ${path}::text)`,
  rows,
});
