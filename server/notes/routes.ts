// Ours: notes on rows of every noun that has a history. Staff only: nothing of them is part of a row, or told to others.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import type { Admin, Note } from '#schemas/types.ts';
import { may } from '../access/permissions.ts';
import {
  changeRow,
  recordChange,
  rowToChange,
  type RowKind,
  type Unversioned,
} from '../changes/change-row.ts';
import { shownOf } from '../changes/history.ts';
import type { Transaction } from '../changes/transaction.ts';
import type { Query } from '../database/database.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { mentionedIn } from './mentions.ts';
import {
  deleteNote,
  findNote,
  insertNote,
  isThere,
  listColleagues,
  listNotes,
  type Place,
} from './queries.ts';

const { notFound, othersNote } = messages.refusal;

/** Who may read a row may read what is noted about it. @throws Refusal 404, 403 */
async function demandPlace(db: Query, { entity, id }: Place, admin: Admin): Promise<Place> {
  const shown = shownOf(entity);
  if (!shown) throw new Refusal(404, 'entity', notFound, { label: 'This row' });
  if (!may(admin, shown.permission)) throw new Refusal(403, 'role', refusalOf(shown.permission));
  if (!(await isThere(db, { entity, id }))) throw new Refusal(404, 'id', notFound, { label: 'This row' });
  return { entity, id };
}

const keyOf = ({ entity, id }: Place): string => `${entity}:${id}`;

/** The notes of one row; history and alerts know them by that row. */
const notesOf = (place: Place): RowKind<Unversioned<Note>> => ({
  entity: 'note',
  place: 'number',
  label: 'This note',
  lock: async (tx, number) => (/^\d{1,15}$/.test(number) ? findNote(tx, place, Number(number)) : undefined),
  told: ({ id }) => [{ entity: 'note', id }],
});

/** Where a bell leads: boats and bookings by the names that other alerts call them. */
const aboutOf = ({ entity, id }: Place): object =>
  entity === 'boat' || entity === 'booking' ? { [`${entity}Id`]: id } : { about: { entity, id } };

/** Rings the bell of everybody who is mentioned, and may read the row. */
async function ring(tx: Transaction, place: Place, admin: Admin, { text }: Note): Promise<void> {
  if (!text.includes('@')) return;
  const permission = shownOf(place.entity)?.permission;
  const colleagues = (await listColleagues(tx)).filter(
    ({ role, _id }) => permission && may({ _id, role }, permission),
  );
  const name = [admin.firstName, admin.lastName].filter(Boolean).join(' ');
  const short = text.slice(0, limits.messages.alertCharacters).toWellFormed();
  const said = { key: realtime.texts.mention, values: { name, text: short } };
  for (const id of mentionedIn(text, colleagues))
    if (id !== String(admin._id))
      tx.alert({
        event: realtime.ours.mention,
        audience: `admin:${id}`,
        payload: { ...aboutOf(place), message: english(said), text: said },
      });
}

export function noteRoutes(app: FastifyInstance, { db, transact }: Context): void {
  answer(app, calls.getNotes, async ({ params, query, session: { admin } }) => {
    const place = await demandPlace(db, params, admin);
    const most = limits.history.page;
    const before = Number(query['before'] ?? 0);
    const found = await listNotes(db, place, { before, most: most + 1 });
    const shown = found.slice(0, most);
    const next = found.length > most ? String(shown.at(-1)?.number) : null;
    return { data: shown, page: { next } };
  });

  answer(app, calls.addNote, async ({ params, body, session: { admin } }) => {
    const place = await demandPlace(db, params, admin);
    const note = await transact(String(admin._id), async (tx) => {
      const number = await insertNote(tx, place, String(admin._id), body);
      const written = (await findNote(tx, place, number)) as Note;
      const at = { id: keyOf(place), action: 'addNote', before: null, after: written };
      await recordChange(tx, notesOf(place), at);
      await ring(tx, place, admin, written);
      return written;
    });
    return { data: note };
  });

  answer(app, calls.deleteNote, async ({ params: { number, ...params }, session: { admin } }) => {
    const place = await demandPlace(db, params, admin);
    await transact(String(admin._id), async (tx) => {
      const kind = notesOf(place);
      const found = await rowToChange(tx, kind, number);
      if (found.admin._id !== String(admin._id)) throw new Refusal(403, 'number', othersNote);
      await changeRow(tx, kind, { id: keyOf(place), locked: found }, async () => {
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
