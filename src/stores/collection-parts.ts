// What the screens of a collection are drawn from: its form, its list and its machine, loaded when the first of them is opened.
import { proxy, ref, useSnapshot } from 'valtio';
import type { AnyStateMachine } from 'xstate';
import { collectionParts } from '#schemas/generated/collection-screens.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { TableDefinition } from '#schemas/table.ts';
import type { CollectionForm, CollectionName, Forms } from '#schemas/types.ts';

type StepForm = FormDefinition<keyof Forms>;

/** The forms of the steps that ask for something. */
export type StepForms = ReadonlyMap<string, StepForm>;

/** What the status of a row follows. */
export interface RowMachineParts {
  machine: AnyStateMachine;
  forms: StepForms;
}

export interface CollectionParts {
  form: FormDefinition<CollectionForm>;
  table: TableDefinition;
  /** Where the collection has a status. */
  status?: RowMachineParts | undefined;
}

/** The form of a step, which is handed in by the word of the step where it has none of its own. */
const askedIn = (form: StepForm, submitText?: string): StepForm => ({
  ...form,
  ui: { 'ui:submitButtonOptions': { submitText }, ...form.ui },
});

const loaded = proxy<Partial<Record<CollectionName, CollectionParts>>>({});

export async function loadParts(
  name: CollectionName,
  load = collectionParts[name],
): Promise<CollectionParts> {
  const [{ definition: form }, { definition: table }, machine, stepForms] = await load();
  const { steps = {} } = collections[name].machine ?? {};
  const asked = stepForms.map(([event, step]): [string, StepForm] => [
    event,
    askedIn(step, steps[event]?.label),
  ]);
  const status = machine && { machine, forms: new Map(asked) };
  const parts = ref({ form, table, status });
  loaded[name] = parts;
  return parts;
}

/** Nothing until {@link loadParts} has brought them. */
export const useParts = (name: CollectionName): CollectionParts | undefined =>
  useSnapshot(loaded)[name] as CollectionParts | undefined;

// While it is developed, a screen that is open takes what was saved.
import.meta.hot?.accept('#schemas/generated/collection-screens.ts', (module) => {
  const saved = module?.['collectionParts'] as typeof collectionParts | undefined;
  for (const name of Object.keys(loaded) as CollectionName[]) void loadParts(name, saved?.[name]);
});
