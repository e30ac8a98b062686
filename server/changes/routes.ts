// Ours: who changed a row, when, and what became of each field.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import { collections } from '#schemas/generated/collections.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { isCatalogue } from '#schemas/references.ts';
import { refusalOf } from '#schemas/refusals.ts';
import type { Admin } from '#schemas/types.ts';
import { may, maySee } from '../access/permissions.ts';
import { rowNames } from '../collections/queries.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { olderPage } from '../http/older-page.ts';
import { Refusal } from '../http/refusal.ts';
import { nounNames } from '../platform/reference-queries.ts';
import { historyOf, shownOf, type HistoryEntity, type RowNames } from './history.ts';
import { listAudits } from './queries.ts';

const labels = Object.fromEntries(Object.entries(collections).map(([name, { label }]) => [name, label]));

/** What may be the key of a row in a value, at any depth: every text, and every number, as the keys of catalogues are. */
function keysIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(keysIn) : [];
}

/** What rows that are referred to are called, to whoever may see them: to others they are keys, as in lists. */
const seenBy = (admin: Admin, names: RowNames): RowNames =>
  Object.fromEntries(Object.entries(names).filter(([list]) => maySee(admin, list)));

export function historyRoutes(app: FastifyInstance, { db }: Context): void {
  answer(app, calls.getHistory, async ({ params: { entity, id }, query, session }) => {
    const shown = shownOf(entity);
    if (!shown) throw new Refusal(404, 'entity', messages.refusal.notFound, { label: 'This history' });
    if (!may(session.admin, shown.permission)) throw new Refusal(403, 'role', refusalOf(shown.permission));
    const { data: found, page } = await olderPage(query['before'], limits.history.page, (wanted) =>
      listAudits(db, { entity, id, isReused: isCatalogue(entity), ...wanted }),
    );
    const keys = [...new Set(found.flatMap(({ before, after }) => keysIn([before, after])))];
    const names = { ...(await rowNames(db, labels, keys)), ...(await nounNames(db, keys)) };
    const changesOf = historyOf(entity as HistoryEntity, session.admin, seenBy(session.admin, names));
    const data = found.map(({ before, after, ...entry }) => ({
      ...entry,
      changes: changesOf(before, after),
    }));
    return { data, page };
  });
}
