// Pieces of statements that several nouns share.
import sql, { type Sql } from 'sql-template-tag';

/** The whole name of a user or an admin, as text. */
export const fullName = (alias: Sql): Sql =>
  sql`concat_ws(' ', nullif(${alias}.attributes->>'firstName', ''), nullif(${alias}.attributes->>'lastName', ''))`;

/** Cents as dollars, for JSON. */
export const asDollars = (cents: Sql): Sql => sql`trim_scale(${cents} / 100.0)`;

/** What `like` finds the text anywhere with, in lower case; its wildcards are taken literally. */
export const likePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
