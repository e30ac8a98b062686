// Where the rows of a list come from, and which of them are wanted.
import type { Sql } from 'sql-template-tag';

/** How a value is compared: text without regard to case, moments as `timestamptz`. */
export type Kind = 'text' | 'number' | 'moment' | 'boolean' | 'day' | 'list';

export interface Field {
  sql: Sql;
  kind: Kind;
  /** It always has a value: an index on it and the key serves the paging. */
  isPresent?: true;
  /** How the rows are joined when they are sorted by it: so that the other table can be read first, in its order. */
  from?: Sql;
  /** An index on it and the key gives the rows of the list in its order. */
  isInOrder?: true;
  /** Its text lies in rows of another table. */
  elsewhere?: TextElsewhere;
}

/** A text of another table's rows `t`, and which rows of the list have it. */
export interface TextElsewhere {
  from: Sql;
  text: Sql;
  /** @param ids an array of their keys: found first, by their index, whatever their number is guessed to be */
  rows: (ids: Sql) => Sql;
}

/** Where the rows of a list come from. */
export interface ListSource {
  /** `from bookings k join …` */
  from: Sql;
  /** The key of a row. */
  id: Sql;
  /** A row as it is answered, as `jsonb`. */
  row: Sql;
  /** Fields that are not simply keys of `attributes`. */
  fields: Readonly<Record<string, Field>>;
  /** Where every other field lies, as `jsonb`. */
  attributes: Sql;
  /** The rows without what is joined to them, such as `bookings k`, where indexes serve their search. */
  own?: Sql;
  /** Whether each field of the attributes that sorts has an index. */
  areInOrder?: true;
}

/** A label's values of a field. */
export interface LabelCondition {
  field: Field;
  equal?: string | number | boolean;
  /** A row without a value is shown by the same label. */
  isMissingToo?: boolean;
  /** From this number on, and below the other one. */
  from?: number;
  below?: number;
  /** Up to this number. */
  to?: number;
}

/** Which rows; every part must hold. */
export interface ListConditions {
  /** Each of these must stand in one of the fields. */
  words: readonly string[];
  searched: readonly Field[];
  labels: readonly LabelCondition[];
  /** What else must hold. */
  others?: readonly Sql[];
  /** Days in UTC, both included. */
  days?: { field: Field; from?: string | undefined; to?: string | undefined };
}
