// The form workshop: the forms there are, and what the server says of an edited one.
import { proxy, ref } from 'valtio';
import { calls } from '#schemas/calls.ts';
import type { FormDraftBody, FormEffect, FormPatch, FormSource, FormVerdict } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call, type Outcome } from '#src/api/call.ts';

interface Store {
  error: Text | undefined;
  forms: FormSource[];
  /** The one that is being edited, as it is saved. */
  opened: FormSource | null;
}

export const workshop = proxy<Store>({ error: undefined, forms: [], opened: null });

function show(outcome: Outcome<FormSource>): void {
  if (outcome.ok) Object.assign(workshop, { error: undefined, opened: ref(outcome.data) });
  else workshop.error = outcome.error;
}

export async function loadForms(): Promise<void> {
  const outcome = await call(calls.getForms, {});
  if (!outcome.ok) workshop.error = outcome.error;
  else Object.assign(workshop, { error: undefined, forms: ref(outcome.data) });
}

export async function openForm(form: string): Promise<void> {
  Object.assign(workshop, { error: undefined, opened: null });
  show(await call(calls.getForm, { params: { form } }));
}

type Ask<Answer> = (form: string, body: FormDraftBody) => Promise<Outcome<Answer>>;

export const judgeForm: Ask<FormVerdict> = (form, body) => call(calls.judgeForm, { params: { form }, body });
export const weighForm: Ask<FormEffect> = (form, body) => call(calls.weighForm, { params: { form }, body });
export const patchForm: Ask<FormPatch> = (form, body) => call(calls.patchForm, { params: { form }, body });

/** Writes the files of a server in development. */
export const saveForm: Ask<FormSource> = async (form, body) => {
  const outcome = await call(calls.saveForm, { params: { form }, body });
  if (outcome.ok) show(outcome);
  return outcome;
};
