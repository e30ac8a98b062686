// What the rows of a collection refer to, as far as an admin may see it.
import { tables } from '#schemas/generated/index.ts';
import type { Filter, TableDefinition } from '#schemas/table.ts';
import type { Admin, CollectionName, CollectionRow } from '#schemas/types.ts';
import { maySee } from '../access/permissions.ts';
import type { Query } from '../database/database.ts';
import { readNames, type ReferringField } from './queries.ts';

/** The filters of a collection's list that choose a row that is referred to. */
export const referenceFilters = (name: CollectionName): (Filter & { refersTo: string })[] =>
  (tables[name] as TableDefinition).filters.flatMap((filter) =>
    filter.refersTo === undefined ? [] : [{ ...filter, refersTo: filter.refersTo }],
  );

/** The columns of a collection's list that refer to something the admin may see. */
export const namedFor = (admin: Admin, name: CollectionName): ReferringField[] =>
  (tables[name] as TableDefinition).columns.flatMap(({ field, refersTo }) =>
    refersTo !== undefined && maySee(admin, refersTo) ? [{ field, refersTo }] : [],
  );

/** A row as it is answered: what it refers to by name as well. */
export const answered = async (
  db: Query,
  name: CollectionName,
  admin: Admin,
  row: CollectionRow,
): Promise<CollectionRow> => ({ ...row, ...(await readNames(db, row, namedFor(admin, name))) });
