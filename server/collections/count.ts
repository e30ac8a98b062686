// How many rows of collections the home page tells of.
import { permissionOf } from '#schemas/collections.ts';
import { screenOf } from '#schemas/screen-of.ts';
import { collectionNames } from '#schemas/generated/collections.ts';
import { tables } from '#schemas/generated/index.ts';
import home from '#schemas/home.json' with { type: 'json' };
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Admin } from '#schemas/types.ts';
import { may } from '../access/permissions.ts';
import type { Query } from '../database/database.ts';
import { countRows } from '../database/list-page.ts';
import { conditionsOf } from '../http/lists.ts';
import { collectionList } from './queries.ts';

/** By the path of home.json; what the admin may not read is left out. */
export async function countLists(
  db: Query,
  admin: Admin,
  tiles: readonly { key?: string; path: string }[] = home.waiting,
): Promise<Record<string, number>> {
  const counts = tiles.flatMap(({ key, path }) => {
    const [screen, query] = path.split('?');
    const name = collectionNames.find((one) => screenOf(one) === screen);
    if (key !== undefined || !name || !may(admin, permissionOf(name, 'read'))) return [];
    const source = collectionList(name);
    const wanted = conditionsOf([tables[name]], source, Object.fromEntries(new URLSearchParams(query)));
    return [countRows(db, source, wanted, limits.page.countUpTo).then((count) => [path, count] as const)];
  });
  return Object.fromEntries(await Promise.all(counts));
}
