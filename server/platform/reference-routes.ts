// Ours: the rows that a field may refer to, found by name or key.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { permissionToRefer } from '#schemas/references.ts';
import { refusalOf } from '#schemas/refusals.ts';
import type { Admin } from '#schemas/types.ts';
import { may } from '../access/permissions.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { findReferences } from './reference-search-queries.ts';

/** @throws Refusal 404 for a list that nothing refers to, 403 to whoever may not see its rows */
export function demandReference(admin: Admin, list: string): void {
  const permission = permissionToRefer(list);
  if (!permission) throw new Refusal(404, 'list', messages.refusal.notFound, { label: 'This list' });
  if (!may(admin, permission)) throw new Refusal(403, 'role', refusalOf(permission));
}

export function referenceRoutes(app: FastifyInstance, { db }: Context): void {
  answer(app, calls.getReferences, async ({ params: { list }, query, session }) => {
    demandReference(session.admin, list);
    const { q = '', id } = query;
    return { data: await findReferences(db, list, { q, id, most: limits.suggestions.most }) };
  });
}
