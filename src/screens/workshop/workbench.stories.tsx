/** The workbench without a server: the compiler's checks run in the browser, which only a page without a policy allows. */
import { EditorView } from '@codemirror/view';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import catalogues from '#schemas/catalogues.json' with { type: 'json' };
import { withCollections } from '#schemas/compiler/collections.ts';
import { changesBetween } from '#schemas/compiler/changes/changes.ts';
import { draftIn, savedForm } from '#schemas/compiler/draft.ts';
import type { Json, Source } from '#schemas/compiler/source.ts';
import type { Schema } from '#schemas/schema.ts';
import type { FormDraftBody, FormEffect, FormVerdict } from '#schemas/types.ts';
import type { Success } from '#src/api/call.ts';
import type { Lookups } from '#src/forms/form-context.ts';
import { Workbench } from './workbench.tsx';

const files = import.meta.glob<Json>(
  ['../../../schemas/**/*.json', '!../../../schemas/generated/**', '!../../../schemas/locales/**'],
  { eager: true, import: 'default' },
);
const sources: Source[] = withCollections(
  Object.entries(files).map(([path, json]) => ({ file: path.slice('../../../'.length), json })),
);
const lookups: Lookups = Object.fromEntries(
  Object.entries(catalogues).flatMap(([name, list]) => (typeof list === 'string' ? [] : [[name, list.rows]])),
);
const textOf = (file: string): string =>
  JSON.stringify(files[`../../../schemas/forms/${file}.json`], null, 2);
const answered = <Data,>(data: Data): Promise<Success<Data>> =>
  Promise.resolve({ ok: true, data, envelope: { flag: true, data } });

function verdictOn(form: string, { schema, ui, data = {} }: FormDraftBody): FormVerdict {
  const { problems, drafted } = draftIn(sources, { form, schema, ui });
  if (!drafted) return { problems };
  const isValid = drafted.validate(data);
  const changes = changesBetween(savedForm(sources, form), drafted);
  return {
    problems,
    changes,
    schema: drafted.schema,
    ui: drafted.ui,
    errors: isValid ? [] : (drafted.validate.errors ?? []),
  };
}

const effect: FormEffect = {
  looked: 60,
  isWhole: true,
  broken: 2,
  refusedAlready: 1,
  rows: [
    {
      _id: 'a',
      name: 'Ana Horvat',
      entity: 'user',
      path: 'city',
      text: '{{label}} is required.',
      label: 'City',
    },
    {
      _id: 'b',
      name: 'Bruno Rossi',
      entity: 'user',
      path: 'city',
      text: '{{label}} is required.',
      label: 'City',
    },
  ],
};

const meta = {
  title: 'Screens/Form workshop',
  component: Workbench,
  parameters: { controls: { disable: true } },
  args: {
    source: {
      _id: 'user',
      title: 'User',
      schema: textOf('user.schema'),
      ui: textOf('user.ui'),
      base: '',
      isWritable: true,
      isStored: true,
    },
    lookups,
    judge: (draft) => answered(verdictOn('user', draft)),
    weigh: () => answered(effect),
    onSave: fn(() => Promise.resolve(undefined)),
    onPatch: fn(() => Promise.resolve(undefined)),
    onDirty: fn(),
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/First Name/)).toBeVisible();
    const save = canvas.getByRole('button', { name: 'Save the form' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Edited: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByLabelText(/First Name/);
    // As typed: the page under test has no keyboard for an editor of its own kind.
    const view = EditorView.findFromDOM(canvasElement);
    const at = args.source.schema?.indexOf('"title": "City"') ?? 0;
    view?.dispatch({ changes: { from: at, insert: '"minLength": 3, ' } });
    await waitFor(() => expect(canvas.getByText(/City has another limit/)).toBeVisible());
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Check the stored rows' }));
    await expect(await canvas.findByText(/2 of 60 stored rows/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the form' }));
    await expect(args.onSave).toHaveBeenCalled();
  },
};

/** The form of users with what a form may be made of beside plain fields: a condition, a list of things, a choice. */
const {
  additionalProperties: _,
  properties,
  ...open
} = files['../../../schemas/forms/user.schema.json'] as Schema;
const text = (title: string) => ({ title, type: 'string', minLength: 2 });
const branch = (title: string, field: string) => ({
  title,
  type: 'object',
  properties: { [field]: text(field) },
  required: [field],
});
const shapes = {
  ...open,
  properties: {
    ...properties,
    crew: { title: 'Crew', type: 'array', items: branch('Sailor', 'Name') },
    contact: { title: 'Way to contact', oneOf: [branch('By telephone', 'Line'), branch('By mail', 'Mail')] },
  },
  if: { properties: { city: { const: 'Split' } }, required: ['city'] },
  then: { properties: { berth: text('Berth') }, required: ['berth'] },
};

/** The form follows the edit, and each complaint is the verdict's, at its field. */
export const Shapes: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(/First Name/);
    const view = EditorView.findFromDOM(canvasElement);
    const to = view?.state.doc.length ?? 0;
    view?.dispatch({ changes: { from: 0, to, insert: JSON.stringify(shapes, null, 2) } });
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Way to contact' }), 'By mail');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mail' }), 'ana@example.com');
    await expect(canvas.queryByRole('textbox', { name: 'Line' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Crew' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'A');
    await expect(canvas.queryByRole('textbox', { name: 'Berth' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Split');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Berth' }), 'Quay 7');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid());
    await expect(canvas.getByRole('textbox', { name: 'Berth' })).toBeValid();
  },
};
