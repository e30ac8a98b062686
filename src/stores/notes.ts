// Ours: what staff noted about a row, page by page, and whom a note can ring.
import { proxy } from 'valtio';
import { calls } from '#schemas/calls.ts';
import type { Colleague, Note, NoteForm } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call, type Failure, type Save } from '#src/api/call.ts';
import { offers } from './meta.ts';

export interface Notes {
  entity: string;
  id: string;
  state: 'loading' | 'ready' | 'failed' | 'absent';
  error: Text;
  rows: Note[];
  /** Number of the last note when older ones follow. */
  next: string | null;
}

/** Notes that are not read yet. */
export const openNotes = (entity: string, id: string): Notes =>
  proxy<Notes>({ entity, id, state: 'loading', error: '', rows: [], next: null });

/** Reads the newest notes, or those older than `before`. A server without notes leaves them `absent`. */
export async function readNotes(notes: Notes, before?: string): Promise<void> {
  if (!(await offers('notes'))) {
    notes.state = 'absent';
    return;
  }
  const { entity, id } = notes;
  const query = before === undefined ? {} : { query: { before } };
  const outcome = await call(calls.getNotes, { params: { entity, id }, ...query });
  if (!outcome.ok) {
    Object.assign(notes, { state: 'failed', error: outcome.error });
    return;
  }
  // Asked for twice, it has come already.
  if (before !== undefined && before !== notes.next) return;
  notes.rows = [...(before === undefined ? [] : notes.rows), ...outcome.data];
  notes.next = outcome.envelope.page?.next ?? null;
  notes.state = 'ready';
}

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
