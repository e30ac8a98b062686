/** The workbench of a collection: its four files beside its form and its list. */
import { EditorView } from '@codemirror/view';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { newCollection } from '#schemas/compiler/new-collection.ts';
import { sources } from '../../../.storybook/form-sources.ts';
import { FormSourcesContext } from '#src/forms/form-context.ts';
import { answered, sourceOf, verdictOn } from '../../../.storybook/workshop-server.ts';
import { Workbench } from './workbench.tsx';

const marina = 'collections:marina.collection.json';

const meta = {
  title: 'Screen parts/Workshop/Collection',
  component: Workbench,
  parameters: { controls: { disable: true } },
  decorators: [
    (Story) => (
      <FormSourcesContext value={sources}>
        <Story />
      </FormSourcesContext>
    ),
  ],
  args: {
    source: sourceOf(marina),
    judge: (draft) => answered(verdictOn(marina, draft)),
    weigh: () =>
      answered({ isStored: true, looked: 0, isWhole: true, broken: 0, refusedAlready: 0, rows: [] }),
    onSave: fn(() => answered(sourceOf(marina))),
    onPatch: fn(() => Promise.resolve(undefined)),
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A collection with its four files: a column that goes is gone from its list, and a row that would not fit is counted. */
export const There: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'List' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Town' })).toBeVisible();
    await expect(canvas.getByText('These rows are there from the start.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Columns' }));
    const editor = canvasElement.querySelectorAll<HTMLElement>('.cm-editor')[3];
    const view = editor && EditorView.findFromDOM(editor);
    const from = view?.state.doc.toString().indexOf('"title": "Town"') ?? 0;
    view?.dispatch({ changes: { from, to: from + 15, insert: '"title": "Place"' } });
    await expect(await canvas.findByRole('columnheader', { name: 'Place' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check the stored rows' })).toBeEnabled();
  },
};

const pier = 'collections:pier.collection.json';
const begun = newCollection({
  name: 'pier',
  title: 'Piers',
  singular: 'Pier',
  fields: [
    { title: 'Name', type: 'text', required: true },
    { title: 'Water', type: 'choice', choices: ['salt', 'sweet'] },
    { title: 'Open at night', type: 'yesNo' },
    { title: 'Price', type: 'money' },
    { title: 'Boat', type: 'boat' },
  ],
});

/** A collection that is begun: nothing is stored of it, so that it may be saved as it is. */
export const Begun: Story = {
  args: {
    source: { ...sourceOf(pier), rows: 0 },
    begun,
    judge: (draft) => answered(verdictOn(pier, draft)),
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(canvas.getByText('Piers appears.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'List' }));
    const list = canvas.getByRole('table', { name: 'Piers' });
    await expect(list).toHaveTextContent('sweet');
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Name 4'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the files' }));
    await expect(args.onSave).toHaveBeenCalled();
  },
};

/** Neither files nor a draft. */
export const Absent: Story = {
  args: { source: { ...sourceOf(pier), rows: 2 }, absent: <p>2 rows of it are kept.</p> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 rows of it are kept.')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
