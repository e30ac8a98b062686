// The workshop: what can be edited in it, and what the server says of an edit.
import { proxy, ref } from 'valtio';
import { calls } from '#schemas/calls.ts';
import type { DraftBody, DraftEffect, DraftPatch, DraftVerdict, Subject } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import type { Outcome } from '#src/api/outcome.ts';

interface Store {
  subjects: Subject[];
  /** Why they are not there, or not as they are now. */
  listError: Text | undefined;
  /** The one that is being edited, as it is saved. */
  opened: Subject | null;
  /** Why it is not there. */
  error: Text | undefined;
}

export const workshop = proxy<Store>({
  subjects: [],
  listError: undefined,
  opened: null,
  error: undefined,
});

function show(outcome: Outcome<Subject>): void {
  if (outcome.ok) Object.assign(workshop, { error: undefined, opened: ref(outcome.data) });
  else workshop.error = outcome.error;
}

export async function loadSubjects(): Promise<void> {
  const outcome = await call(calls.getSubjects, {});
  if (!outcome.ok) workshop.listError = outcome.error;
  else Object.assign(workshop, { listError: undefined, subjects: ref(outcome.data) });
}

let wanted: string | undefined;

export async function openSubject(subject: string): Promise<void> {
  wanted = subject;
  Object.assign(workshop, { error: undefined, opened: null });
  const outcome = await call(calls.getSubject, { params: { subject } });
  // Another one has been chosen meanwhile.
  if (wanted === subject) show(outcome);
}

type Ask<Answer> = (subject: string, body: DraftBody) => Promise<Outcome<Answer>>;

export const judgeDraft: Ask<DraftVerdict> = (subject, body) =>
  call(calls.judgeDraft, { params: { subject }, body });
export const weighDraft: Ask<DraftEffect> = (subject, body) =>
  call(calls.weighDraft, { params: { subject }, body });
export const patchDraft: Ask<DraftPatch> = (subject, body) =>
  call(calls.patchDraft, { params: { subject }, body });

/** Writes the files of a server in development. */
export const saveDraft: Ask<Subject> = async (subject, body) => {
  const outcome = await call(calls.saveDraft, { params: { subject }, body });
  if (outcome.ok && wanted === subject) show(outcome);
  return outcome;
};
