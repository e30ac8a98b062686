// Ours: what staff noted about a row, page by page, and whom a note can ring.
import { proxy } from 'valtio';
import { calls } from '#schemas/calls.ts';
import type { Colleague, Note, NoteForm } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Failure, Save } from '#src/api/outcome.ts';
import { offers } from './meta.ts';
import { noPages, readNewest, readOlder, type Pages } from './older-pages.ts';

export interface Notes extends Pages<Note> {
  entity: string;
  id: string;
}

/** Notes that are not read yet. */
export const openNotes = (entity: string, id: string): Notes => proxy({ entity, id, ...noPages<Note>() });

const ask =
  ({ entity, id }: Notes) =>
  (page: { query?: { before: string } }) =>
    call(calls.getNotes, { params: { entity, id }, ...page });

/** Reads the newest notes. A server without notes leaves them `absent`. */
export async function readNotes(notes: Notes): Promise<void> {
  if (await offers('notes')) await readNewest(notes, ask(notes));
  else notes.state = 'absent';
}

export const readOlderNotes = (notes: Notes): Promise<void> => readOlder(notes, ask(notes));

export const addNote: Save<Notes, NoteForm> = async (notes, body) => {
  const { entity, id } = notes;
  const outcome = await call(calls.addNote, { params: { entity, id }, body });
  if (!outcome.ok) {
    const { data: _, ...failure } = outcome;
    return failure;
  }
  await readNotes(notes);
  return undefined;
};

export async function removeNote(notes: Notes, number: number): Promise<Failure | undefined> {
  const { entity, id } = notes;
  const outcome = await call(calls.deleteNote, { params: { entity, id, number: String(number) } });
  if (!outcome.ok) return outcome;
  notes.rows = notes.rows.filter((note) => note.number !== number);
  return undefined;
}

/** The names of the other admins; none where they cannot be asked for. */
export async function readColleagues(): Promise<Colleague[]> {
  const outcome = await call(calls.getColleagues, {});
  return outcome.ok && Array.isArray(outcome.data) ? outcome.data : [];
}
