// A note being written: numbered, in the history, told to whoever has the row open, and to whom it mentions.
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { personName } from '#schemas/person-name.ts';
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { english } from '#schemas/text.ts';
import type { Admin, Note, NoteForm } from '#schemas/types.ts';
import { may } from '../access/permissions.ts';
import { recordChange, type RowKind, type Unversioned } from '../changes/change-row.ts';
import { shownOf } from '../changes/history.ts';
import type { Transaction } from '../changes/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { mentionedIn } from './mentions.ts';
import { lockNote, holdRow, insertNote, listColleagues, type Place } from './queries.ts';

export const noteKeyOf = ({ entity, id }: Place): string => `${entity}:${id}`;

/** The notes of one row; history and alerts know them by that row. */
export const notesOf = (place: Place): RowKind<Unversioned<Note>> => ({
  entity: 'note',
  place: 'number',
  label: 'This note',
  lock: async (tx, number) => (/^\d{1,15}$/.test(number) ? lockNote(tx, place, Number(number)) : undefined),
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
  const name = personName(admin);
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

/** @throws Refusal 404 */
export async function writeNote(tx: Transaction, place: Place, admin: Admin, body: NoteForm): Promise<Note> {
  if (!(await holdRow(tx, place)))
    throw new Refusal(404, 'id', messages.refusal.notFound, { label: 'This row' });
  const number = await insertNote(tx, place, String(admin._id), body);
  const written = (await lockNote(tx, place, number)) as Note;
  await recordChange(tx, notesOf(place), {
    id: noteKeyOf(place),
    action: 'addNote',
    before: null,
    after: written,
  });
  await ring(tx, place, admin, written);
  return written;
}
