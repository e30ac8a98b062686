// At each start: the rows that catalogues declare and that were never stored before.
import { collections } from '#schemas/generated/collections.ts';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import type { CatalogueName } from '#schemas/types.ts';
import type { Database } from '../database/database.ts';
import { findSetting } from '../platform/setting-queries.ts';
import { insertDeclared, listTaken, raiseSetting, type DeclaredRow } from './catalogue-queries.ts';

/** The setting that holds the highest id stored so far of each catalogue. */
const seededSetting = 'seededCatalogues';

type Declared = [CatalogueName, (typeof catalogueRows)[CatalogueName]][];

/**
 * Stores the rows that the catalogues of `schemas/collections/` declare and that were never stored before. What an admin
 * changed stays changed and what an admin deleted stays deleted: the highest id stored so far is remembered for each.
 * @returns a sentence for each row whose number an admin has given to another one
 */
export const seedCatalogues = (db: Database): Promise<string[]> =>
  db.transaction(async (tx) => {
    const { value: seeded } = await findSetting<Record<string, number>>(tx, seededSetting, {});
    const rows = (Object.entries(catalogueRows) as Declared).flatMap(([catalogue, list]): DeclaredRow[] =>
      list
        .filter(({ id }) => id > (seeded[catalogue] ?? -1))
        .map(({ id, ...attributes }) => ({ catalogue, id, attributes })),
    );
    if (rows.length === 0) return [];
    await insertDeclared(tx, rows);
    const taken = await listTaken(tx, rows);
    await raiseSetting(tx, seededSetting, rows);
    return taken.map(({ catalogue, id, attributes, free }) => {
      const name = attributes[collections[catalogue].label as keyof typeof attributes];
      return `${catalogue}: the row ${id} "${name}" was not stored, another one has that number; give it the number ${free}.`;
    });
  });
