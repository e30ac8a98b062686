// Ours: the rows of collections that refer to one row, whatever it is.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import { permissionOf, rowName } from '#schemas/collections.ts';
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import { fieldOf, type Filter } from '#schemas/table.ts';
import type { CollectionName, CollectionRow, Referring } from '#schemas/types.ts';
import { may } from '../access/permissions.ts';
import type { Query } from '../database/database.ts';
import { countRows, fieldIn, readPage, type ListConditions } from '../database/list-page.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { demandReference } from '../platform/reference-routes.ts';
import { collectionList } from './queries.ts';
import { referenceFilters } from './referring.ts';

async function referring(db: Query, name: CollectionName, filter: Filter, id: string): Promise<Referring> {
  const source = collectionList(name);
  const field = fieldIn(source, fieldOf(filter), filter.isMany ? 'list' : 'text');
  const wanted: ListConditions = { words: [], searched: [], labels: [{ field, equal: id }] };
  const order = { field: fieldIn(source, 'created', 'moment'), isDescending: true };
  const [{ text }, total] = await Promise.all([
    readPage(db, source, wanted, { limit: limits.referring, order }),
    countRows(db, source, wanted, limits.page.countUpTo + 1),
  ]);
  const rows = (JSON.parse(`[${text}]`) as CollectionRow[]).map((row) => ({
    _id: row._id,
    name: rowName(collections[name], row),
    ...(row.state === undefined ? {} : { state: row.state }),
  }));
  return { collection: name, filter: filter.key, total, rows };
}

export function referringRoutes(app: FastifyInstance, { db }: Context): void {
  answer(app, calls.getReferring, async ({ params: { list, id }, session: { admin } }) => {
    demandReference(admin, list);
    const asked = collectionNames
      .filter((name) => may(admin, permissionOf(name, 'read')))
      .flatMap((name) =>
        referenceFilters(name)
          .filter(({ refersTo }) => refersTo === list)
          .map((filter) => referring(db, name, filter, id)),
      );
    return { data: await Promise.all(asked) };
  });
}
