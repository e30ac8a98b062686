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
const isIndexed = ({ length }: string): boolean => length >= INDEXED_FROM;

/** Texts of a row beside each other, as an index has them: `list-indexes.ts` writes the same. */
export const oneText = (texts: readonly Sql[]): Sql =>
  sql`lower(${join(
    texts.map((text) => sql`coalesce(${text}, '')`),
    ` || ' ' || `,
  )})`;

/** Each word anywhere in the texts of the rows as they are joined: no index is asked, and each text is put together once. */
export function standing({ own }: ListSource, { words, searched }: ListConditions): Sql[] {
  if (searched.length === 0 || words.length === 0) return [];
  const [near, far] = [false, true].map((isFar) =>
    searched.filter(({ elsewhere }) => Boolean(own && elsewhere) === isFar).map(({ sql: value }) => value),
  );
  // No word stands partly in one row and partly in another: none has a new line in it.
  const texts = [...(near?.length ? [sql`concat_ws(' ', ${join(near)})`] : []), ...(far ?? [])];
  return [sql`lower(concat_ws(E'\n', ${join(texts)})) like all(array[${join(words.map(likePattern))}])`];
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
  const near = wanted.searched.filter(({ elsewhere }) => !elsewhere).map(({ sql: value }) => value);
  const nearby = near.length > 0 ? words.map((word) => sql`${oneText(near)} like ${likePattern(word)}`) : [];
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
  const words = wanted.words.filter(isIndexed);
  if (!isFarFlung(source, wanted) || words.length === 0) return undefined;
  const counts = words.map((word) => countOf(source, wanted, word));
  const [found] = await db.query<{ counts: number[] }>(
    sql`select json_build_array(${join(counts)}) as counts`,
  );
  const least = Math.min(...(found?.counts ?? []));
  return least < FEW ? words[found?.counts.indexOf(least) ?? 0] : undefined;
}

/** The words whose rows are gathered: those that an index knows, or a lone one. Several short ones are quicker looked for together. */
function gatheredOf(words: readonly string[]): readonly string[] {
  const indexed = words.filter(isIndexed);
  return indexed.length > 0 || words.length > 1 ? indexed : words;
}

/**
 * The rows that have the words. Some words are gathered by their keys before anything else is asked; the others are looked for
 * in their rows.
 * @param rarest from {@link rarestOf}: only the rows that have it are gathered
 */
export function found(source: ListSource, wanted: ListConditions, rarest?: string): Sql[] {
  const { own, id } = source;
  const { words, searched } = wanted;
  const gathered = rarest === undefined ? gatheredOf(words) : [rarest];
  if (!own || gathered.length === 0 || searched.length === 0) return standing(source, wanted);
  const isFar = isFarFlung(source, wanted);
  const some = isFar ? gathered.slice(0, MOST_GATHERED) : gathered;
  const keys = isFar
    ? join(
        some.map((word) => sql`(${keysWith(source, wanted, [word])})`),
        ' intersect ',
      )
    : keysWith(source, wanted, some);
  const others = words.filter((word) => !some.includes(word));
  return [sql`${id} = any(array(${keys}))`, ...standing(source, { ...wanted, words: others })];
}
