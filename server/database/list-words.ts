// Words that are searched for: in the rows of a list as they are joined, or by the indexes of the tables that they lie in.
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Query } from './database.ts';
import { likePattern } from './expressions.ts';
import type { ListConditions, ListSource, TextElsewhere } from './list-source.ts';

/** A word that fewer rows have is rare: they are gathered by their keys. */
const FEW = 10_000;
/** Of as many rows of another table it is seen how many rows of the list refer to them. */
const FEW_ELSEWHERE = 1000;
/** Rows of each table are gathered for so many words; further ones are looked for in the rows that have these. */
const MOST_GATHERED = 3;
/** An index knows which three letters stand beside each other. */
const INDEXED_FROM = 3;

/** Texts of a row beside each other, as an index has them: `list-indexes.ts` writes the same. */
const oneText = (texts: readonly Sql[]): Sql =>
  sql`lower(${join(
    texts.map((text) => sql`coalesce(${text}, '')`),
    ` || ' ' || `,
  )})`;

/** The same for rows that are chosen otherwise and only looked through: no index is asked for it. */
const plainText = (texts: readonly Sql[]): Sql => sql`(${oneText(texts)} || '')`;

/** Each word anywhere in the texts of the rows as they are joined. */
export function standing(
  { own }: ListSource,
  { words, searched }: ListConditions,
  textOf = plainText,
): Sql[] {
  if (searched.length === 0) return [];
  const texts = searched.map(({ sql: value }) => value);
  if (!own) return words.map((word) => sql`lower(concat_ws(' ', ${join(texts)})) like ${likePattern(word)}`);
  const near = searched.filter(({ elsewhere }) => !elsewhere).map(({ sql: value }) => value);
  const far = searched.filter(({ elsewhere }) => elsewhere).map(({ sql: value }) => textOf([value]));
  const places = [...(near.length > 0 ? [textOf(near)] : []), ...far];
  return words.map(
    (word) =>
      sql`(${join(
        places.map((text) => sql`${text} like ${likePattern(word)}`),
        ' or ',
      )})`,
  );
}

/** Whether words may lie in other tables, each of which has an index of its own. */
const isFarFlung = ({ own }: ListSource, { words, searched }: ListConditions): boolean =>
  own !== undefined && words.length > 0 && searched.some(({ elsewhere }) => elsewhere);

/** Keys of another table's rows that have a word. */
const keysElsewhere = ({ from, text }: TextElsewhere, word: string): Sql =>
  sql`select t._id from ${from} where ${oneText([text])} like ${likePattern(word)}`;

/**
 * Keys of the rows that have some words, by the indexes of the tables that they lie in.
 * @param most how many rows of each other table are asked for; all of them without it
 */
function keysWith(source: ListSource, wanted: ListConditions, words: readonly string[], most = empty): Sql {
  const { own = empty, id } = source;
  const near = wanted.searched.filter(({ elsewhere }) => !elsewhere);
  const nearby = standing(source, { ...wanted, words, searched: near }, oneText);
  const far = wanted.searched
    .flatMap(({ elsewhere }) => elsewhere ?? [])
    .flatMap((place) => words.map((word) => place.rows(sql`array(${keysElsewhere(place, word)} ${most})`)));
  const all = [...(nearby.length > 0 ? [join(nearby, ' and ')] : []), ...far];
  return join(
    all.map((condition) => sql`select ${id} from ${own} where ${condition}`),
    ' union all ',
  );
}

/** In how many rows a word stands, as far as it is rare. */
function countOf(source: ListSource, wanted: ListConditions, word: string): Sql {
  const most = sql`limit ${FEW_ELSEWHERE}`;
  const many = wanted.searched
    .flatMap(({ elsewhere }) => elsewhere ?? [])
    .map(
      (place) =>
        sql`(select (count(*) = ${FEW_ELSEWHERE})::int * ${FEW} from (${keysElsewhere(place, word)} ${most}) there)`,
    );
  const few = sql`(select count(*)::int from (${keysWith(source, wanted, [word], most)} limit ${FEW}) few)`;
  return join([...many, few], ' + ');
}

/** The word that the fewest rows have, where texts of several tables are searched and few rows have it. */
export async function rarestOf(
  db: Query,
  source: ListSource,
  wanted: ListConditions,
): Promise<string | undefined> {
  const words = wanted.words.filter(({ length }) => length >= INDEXED_FROM);
  if (!isFarFlung(source, wanted) || words.length === 0) return undefined;
  const counts = words.map((word) => countOf(source, wanted, word));
  const [found] = await db.query<{ counts: number[] }>(
    sql`select json_build_array(${join(counts)}) as counts`,
  );
  const least = Math.min(...(found?.counts ?? []));
  return least < FEW ? words[found?.counts.indexOf(least) ?? 0] : undefined;
}

/**
 * The rows that have each word, gathered by their keys before anything else is asked.
 * @param rarest from {@link rarestOf}: the rows that have it are gathered, and the other words looked for in them
 */
export function found(source: ListSource, wanted: ListConditions, rarest?: string): Sql[] {
  const { own, id } = source;
  const { words, searched } = wanted;
  if (!own || words.length === 0 || searched.length === 0) return standing(source, wanted);
  if (!isFarFlung(source, wanted)) return [sql`${id} = any(array(${keysWith(source, wanted, words)}))`];
  if (rarest !== undefined) {
    const others = words.filter((word) => word !== rarest);
    return [
      sql`${id} = any(array(${keysWith(source, wanted, [rarest])}))`,
      ...standing(source, { ...wanted, words: others }),
    ];
  }
  const each = words.slice(0, MOST_GATHERED).map((word) => sql`(${keysWith(source, wanted, [word])})`);
  return [
    sql`${id} = any(array(${join(each, ' intersect ')}))`,
    ...standing(source, { ...wanted, words: words.slice(MOST_GATHERED) }),
  ];
}
