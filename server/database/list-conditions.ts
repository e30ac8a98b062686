// Which rows of a list are wanted, as conditions of a statement.
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { LabelCondition, ListConditions, ListSource } from './list-source.ts';
import { found } from './list-words.ts';

/** `where` all of them; nothing where there are none. */
export const where = (parts: readonly Sql[]): Sql =>
  parts.length > 0 ? sql`where ${join(parts, ' and ')}` : empty;

function labelCondition({ field, equal, isMissingToo, from, below, to }: LabelCondition): Sql {
  const { sql: value, kind } = field;
  if (to !== undefined) return sql`${value} <= ${to}`;
  if (from !== undefined)
    return below === undefined
      ? sql`${value} >= ${from}`
      : sql`(${value} >= ${from} and ${value} < ${below})`;
  // As texts, whatever they are: keys of catalogues are numbers.
  if (kind === 'list')
    return sql`${String(equal)} in (select jsonb_array_elements_text(
      case jsonb_typeof(${value}) when 'array' then ${value} else '[]' end))`;
  const isEqual = kind === 'text' ? sql`${value} = ${String(equal)}` : sql`${value} = ${equal}`;
  return isMissingToo && !field.isPresent ? sql`(${isEqual} or ${value} is null)` : isEqual;
}

function dayConditions({ field, from, to }: NonNullable<ListConditions['days']>): Sql[] {
  const { sql: value, kind } = field;
  if (kind !== 'moment')
    return [
      ...(from ? [sql`${value} >= ${from}::text`] : []),
      // A time of the day may stand behind it, which begins with no letter as late as this one.
      ...(to ? [sql`${value} < ${to}::text || 'z'`] : []),
    ];
  return [
    ...(from ? [sql`${value} >= (${from}::date)::timestamp at time zone 'utc'`] : []),
    ...(to ? [sql`${value} < (${to}::date + 1)::timestamp at time zone 'utc'`] : []),
  ];
}

/** Every part of what is wanted but its words. */
export const besides = ({ labels, days, others = [] }: ListConditions): Sql[] => [
  ...labels.map(labelCondition),
  ...(days ? dayConditions(days) : []),
  ...others,
];

/** All that must hold of a row, with its words found by their indexes. */
export const conditions = (source: ListSource, wanted: ListConditions, rarest?: string): Sql[] => [
  ...found(source, wanted, rarest),
  ...besides(wanted),
];
