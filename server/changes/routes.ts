// Ours: who changed a row, when, and what became of each field.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import { collections } from '#schemas/generated/collections.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { isCatalogue } from '#schemas/references.ts';
import { refusalOf } from '#schemas/refusals.ts';
import { catalogueNames } from '#schemas/specified.ts';
import { may } from '../access/permissions.ts';
import { catalogueRowNames } from '../collections/catalogue-queries.ts';
import { rowNames } from '../collections/queries.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { olderPage } from '../http/older-page.ts';
import { Refusal } from '../http/refusal.ts';
import { nounNames } from '../platform/reference-queries.ts';
import { historyOf, shownOf, type HistoryEntity } from './history.ts';
import { listAudits } from './queries.ts';

const labels = Object.fromEntries(Object.entries(collections).map(([name, { label }]) => [name, label]));

const catalogueLabels = Object.fromEntries(catalogueNames.map((name) => [name, collections[name].label]));

/** Every text in a value, at any depth: some of them are keys of rows. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export function historyRoutes(app: FastifyInstance, { db }: Context): void {
  answer(app, calls.getHistory, async ({ params: { entity, id }, query, session }) => {
    const shown = shownOf(entity);
    if (!shown) throw new Refusal(404, 'entity', messages.refusal.notFound, { label: 'This history' });
    if (!may(session.admin, shown.permission)) throw new Refusal(403, 'role', refusalOf(shown.permission));
    const { data: found, page } = await olderPage(query['before'], limits.history.page, (wanted) =>
      listAudits(db, { entity, id, isReused: isCatalogue(entity), ...wanted }),
    );
    const changesOf = historyOf(entity as HistoryEntity, session.admin, {
      ...(await rowNames(db, labels, textsIn(found))),
      ...(await catalogueRowNames(db, catalogueLabels)),
      ...(await nounNames(db, textsIn(found))),
    });
    const data = found.map(({ before, after, ...entry }) => ({
      ...entry,
      changes: changesOf(before, after),
    }));
    return { data, page };
  });
}
