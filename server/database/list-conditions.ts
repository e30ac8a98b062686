// Which rows of a list are wanted, as conditions of a statement.
import sql, { join, type Sql } from 'sql-template-tag';
import { likePattern } from './expressions.ts';
import type { LabelCondition, ListConditions, ListSource } from './list-source.ts';

function labelCondition({ field, equal, from, below, to }: LabelCondition): Sql {
  const { sql: value, kind } = field;
  if (to !== undefined) return sql`${value} <= ${to}`;
  if (from !== undefined)
    return below === undefined
      ? sql`${value} >= ${from}`
      : sql`(${value} >= ${from} and ${value} < ${below})`;
  if (kind === 'list') return sql`${value} @> jsonb_build_array(${equal}::text)`;
  return kind === 'text' ? sql`${value} = ${String(equal)}` : sql`${value} = ${equal}`;
}

function dayConditions({ field, from, to }: NonNullable<ListConditions['days']>): Sql[] {
  const { sql: value, kind } = field;
  if (kind !== 'moment')
    return [
      ...(from ? [sql`${value} >= ${from}::text`] : []),
      // A time of the day may stand behind it.
      ...(to ? [sql`${value} < (${to}::date + 1)::text`] : []),
    ];
  return [
    ...(from ? [sql`${value} >= (${from}::date)::timestamp at time zone 'utc'`] : []),
    ...(to ? [sql`${value} < (${to}::date + 1)::timestamp at time zone 'utc'`] : []),
  ];
}

/** Texts of a row beside each other, as an index has them: `list-indexes.ts` writes the same. */
const oneText = (texts: readonly Sql[]): Sql =>
  sql`lower(${join(
    texts.map((text) => sql`coalesce(${text}, '')`),
    ` || ' ' || `,
  )})`;

/** Each word anywhere in the texts of the rows as they are joined. */
export function standing({ own }: ListSource, { words, searched }: ListConditions): Sql[] {
  if (searched.length === 0) return [];
  const texts = searched.map(({ sql: value }) => value);
  if (!own) return words.map((word) => sql`lower(concat_ws(' ', ${join(texts)})) like ${likePattern(word)}`);
  const near = searched.filter(({ elsewhere }) => !elsewhere).map(({ sql: value }) => value);
  const far = searched.filter(({ elsewhere }) => elsewhere).map(({ sql: value }) => oneText([value]));
  const places = [...(near.length > 0 ? [oneText(near)] : []), ...far];
  return words.map(
    (word) =>
      sql`(${join(
        places.map((text) => sql`${text} like ${likePattern(word)}`),
        ' or ',
      )})`,
  );
}

/** The same rows, by the indexes of the tables that the texts lie in: gathered by their keys before anything else is asked. */
function found(source: ListSource, wanted: ListConditions): Sql[] {
  const { own, id } = source;
  const { words, searched } = wanted;
  if (!own || words.length === 0 || searched.length === 0) return standing(source, wanted);
  const near = searched.filter(({ elsewhere }) => !elsewhere);
  const others = searched.flatMap(({ elsewhere }) => elsewhere ?? []);
  const withWords = (some: readonly string[]): Sql => {
    const nearby = standing(source, { ...wanted, words: some, searched: near });
    const far = others.flatMap(({ from, text, rows }) =>
      some.map((word) =>
        rows(sql`array(select t._id from ${from} where ${oneText([text])} like ${likePattern(word)})`),
      ),
    );
    const all = [...(nearby.length > 0 ? [join(nearby, ' and ')] : []), ...far];
    return join(
      all.map((condition) => sql`select ${id} from ${own} where ${condition}`),
      ' union all ',
    );
  };
  const ids =
    others.length === 0
      ? withWords(words)
      : join(
          words.map((word) => sql`(${withWords([word])})`),
          ' intersect ',
        );
  return [sql`${id} = any(array(${ids}))`];
}

/** Every part of what is wanted but its words. */
export const besides = ({ labels, days, others = [] }: ListConditions): Sql[] => [
  ...labels.map(labelCondition),
  ...(days ? dayConditions(days) : []),
  ...others,
];

/** All that must hold of a row, with its words found by their indexes. */
export const conditions = (source: ListSource, wanted: ListConditions): Sql[] => [
  ...found(source, wanted),
  ...besides(wanted),
];
