// Ours: notes on rows of every noun that has a history. Staff only: nothing of them is part of a row, or told to others.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import type { Admin } from '#schemas/types.ts';
import { may } from '../access/permissions.ts';
import { changeRow, rowToChange } from '../changes/change-row.ts';
import { shownOf } from '../changes/history.ts';
import type { Query } from '../database/database.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { olderPage } from '../http/older-page.ts';
import { Refusal } from '../http/refusal.ts';
import { noteKeyOf, notesOf, writeNote } from './change.ts';
import { deleteNote, isThere, listColleagues, listNotes, type Place } from './queries.ts';

const { notFound } = messages.refusal;
const { othersNote } = serverMessages.refusal;

/** Who may read a row may read what is noted about it. @throws Refusal 404, 403 */
async function demandPlace(db: Query, { entity, id }: Place, admin: Admin): Promise<Place> {
  const shown = shownOf(entity);
  if (!shown) throw new Refusal(404, 'entity', notFound, { label: 'This row' });
  if (!may(admin, shown.permission)) throw new Refusal(403, 'role', refusalOf(shown.permission));
  if (!(await isThere(db, { entity, id }))) throw new Refusal(404, 'id', notFound, { label: 'This row' });
  return { entity, id };
}

export function noteRoutes(app: FastifyInstance, { db }: Context): void {
  answer(app, calls.getNotes, async ({ params, query, session: { admin } }) => {
    const place = await demandPlace(db, params, admin);
    return olderPage(query['before'], limits.history.page, (wanted) => listNotes(db, place, wanted));
  });

  answer(app, calls.addNote, async ({ params, body, session: { admin }, change }) => {
    const place = await demandPlace(db, params, admin);
    const note = await change((tx) => writeNote(tx, place, admin, body));
    return { data: note };
  });

  answer(app, calls.deleteNote, async ({ params: { number, ...params }, session: { admin }, change }) => {
    const place = await demandPlace(db, params, admin);
    await change(async (tx) => {
      const kind = notesOf(place);
      const found = await rowToChange(tx, kind, number);
      if (found.admin._id !== String(admin._id)) throw new Refusal(403, 'number', othersNote);
      await changeRow(tx, kind, { id: noteKeyOf(place), locked: found }, async () => {
        await deleteNote(tx, found.number);
        return { action: 'deleteNote', after: null };
      });
    });
    return {};
  });

  answer(app, calls.getColleagues, async () => ({
    data: (await listColleagues(db)).map(({ _id, name }) => ({ _id, name })),
  }));
}
