/** The workbench without a server: the compiler's checks run in the browser, which only a page without a policy allows. */
import { EditorView } from '@codemirror/view';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Schema } from '#schemas/schema.ts';
import type { DraftBody } from '#schemas/types.ts';
import { sources } from '../../../.storybook/form-sources.ts';
import { pauses } from '#src/components/controls/use-debounced.ts';
import { FormSourcesContext } from '#src/forms/form-context.ts';
import { answered, effectOn, jsonOf, sourceOf, verdictOn } from '../../../.storybook/workshop-server.ts';
import { Workbench } from './workbench.tsx';

const effect = effectOn([
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
]);

const meta = {
  title: 'Screen parts/Workshop/Workbench',
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
    source: sourceOf('user'),
    judge: (draft) => answered(verdictOn('user', draft)),
    weigh: () => answered(effect),
    onSave: fn(() => answered(sourceOf('user'))),
    onPatch: fn(() => Promise.resolve(undefined)),
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/First Name/)).toBeVisible();
    const save = canvas.getByRole('button', { name: 'Save the files' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Of a file that is just opened nothing can be looked at yet. */
export const Judging: Story = {
  args: { judge: () => new Promise<never>(() => undefined) },
  play: ({ canvas }) => expect(canvas.getByRole('tabpanel', { name: 'Form' })).toHaveTextContent('Checking…'),
};

export const Edited: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByLabelText(/First Name/);
    // As typed: the page under test has no keyboard for an editor of its own kind.
    const view = EditorView.findFromDOM(canvasElement);
    const at = args.source.parts?.[0]?.text.indexOf('"title": "City"') ?? 0;
    view?.dispatch({ changes: { from: at, insert: '"minLength": 3, ' } });
    await waitFor(() => expect(canvas.getByText(/City has another limit/)).toBeVisible());
    // Whoever types and does not see it hears it.
    await expect(canvas.getByText(/City has another limit/).closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Check the stored rows' }));
    await expect(await canvas.findByText(/2 of 60 stored rows/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the files' }));
    await expect(args.onSave).toHaveBeenCalled();
  },
};

/** Another role's form holds what was typed into the last one. */
export const SeenByARole: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/First Name/), 'Ana');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Seen by' }), 'Manager');
    await expect(await canvas.findByLabelText(/First Name/)).toHaveValue('Ana');
  },
};

/** A draft of an earlier visit is handed in as what it was made of: what somebody else has saved meanwhile is not overwritten. */
export const Overtaken: Story = {
  args: {
    source: { ...sourceOf('user'), base: 'theirs' },
    keptAs: 'story',
    judge: fn((draft: DraftBody) => answered(verdictOn('user', draft))),
  },
  beforeEach: () => {
    const [schema] = sourceOf('user').parts ?? [];
    const mine = schema?.text.replace('"title": "City"', '"minLength": 3, "title": "City"');
    const draft = [
      ['schema', mine],
      ['base', 'mine'],
    ];
    localStorage.setItem('draft:story', JSON.stringify(draft));
    return () => localStorage.removeItem('draft:story');
  },
  play: async ({ canvas, args }) => {
    const handedIn = (base: string): Promise<void> =>
      waitFor(() => expect(args.judge).toHaveBeenLastCalledWith(expect.objectContaining({ base })));
    await handedIn('mine');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard draft' }));
    await handedIn('theirs');
  },
};

/** The form of users with what a form may be made of beside plain fields: a condition, a list of things, a choice. */
const { additionalProperties: _, properties, ...open } = jsonOf('schemas/forms/user.schema.json') as Schema;
const text = (title: string) => ({ title, type: 'string', minLength: 2 });
const branch = (title: string, field: string) => ({
  title,
  type: 'object',
  properties: { [field.toLowerCase()]: text(field) },
  required: [field.toLowerCase()],
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

/**
 * The form follows the edit, and each complaint is the verdict's, at its field: a condition shows and hides its field, a
 * list adds and removes its rows, a choice switches between its shapes.
 */
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
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Crew' }));
    const names = () => canvas.getAllByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(names()).toHaveLength(2));
    await userEvent.type(names()[1] as HTMLElement, 'B');
    await expect(canvas.queryByRole('textbox', { name: 'Berth' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Split');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Berth' }), 'Quay 7');
    const short = 'Name must not be shorter than 2 characters.';
    await waitFor(() => expect(names()[1]).toHaveAccessibleDescription(short));
    await expect(names()[0]).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'Berth' })).toBeValid();
    await userEvent.click(canvas.getByRole('tab', { name: /^Data/ }));
    const data = () => canvas.getByRole('tabpanel', { name: /^Data/ });
    await waitFor(() => expect(data()).toHaveTextContent(`crew.1.name: ${short}`));
    await userEvent.click(canvas.getByRole('tab', { name: 'Form' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Sailor 2' }));
    await waitFor(() => expect(names()).toHaveLength(1));
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), '!');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Berth' })).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: /^Data/ }));
    await waitFor(() => expect(data()).not.toHaveTextContent('berth'));
    await expect(data()).toHaveTextContent('"Split!"');
  },
};

/** A shared definition: the forms that are made of it follow, one of them alive. */
export const SharedFields: Story = {
  args: {
    source: sourceOf('fields.schema.json'),
    judge: (draft) => answered(verdictOn('fields.schema.json', draft)),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Nothing is changed yet.');
    await expect(canvas.queryByRole('tab', { name: 'Form' })).toBeNull();
    const view = EditorView.findFromDOM(canvasElement);
    const text = view?.state.doc.toString() ?? '';
    const from = text.indexOf('"maxLength": 254');
    view?.dispatch({ changes: { from, to: from + 16, insert: '"maxLength": 12' } });
    const choice = await canvas.findByRole('combobox', { name: 'Form that changes' });
    await expect(canvas.getByRole('heading', { name: 'User changes with it' })).toBeVisible();
    await userEvent.selectOptions(choice, 'user');
    await canvas.findByLabelText(/^City/);
    await userEvent.type(canvas.getByLabelText(/^Email/), 'ana@marina.example');
    await userEvent.click(canvas.getByRole('tab', { name: /^Data/ }));
    const problem = 'email: Email must not be longer than 12 characters.';
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: /^Data/ })).toHaveTextContent(problem));
    await userEvent.click(canvas.getByRole('button', { name: 'Check the stored rows' }));
    await expect(await canvas.findByText(/2 of 60 stored rows would not fit any more\./)).toBeVisible();
  },
};

/** A text that the languages have no words for is given some beside it. */
export const NewText: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(/First Name/);
    const view = EditorView.findFromDOM(canvasElement);
    const from = view?.state.doc.toString().indexOf('"title": "City"') ?? 0;
    view?.dispatch({ changes: { from, to: from + 15, insert: '"title": "Home port"' } });
    const german = await canvas.findByRole('textbox', { name: 'Home port in German' });
    await userEvent.type(german, 'Heimathafen');
    await expect(german).toHaveValue('Heimathafen');
    await expect(canvas.getByRole('textbox', { name: 'Home port in Italian' })).toBeVisible();
  },
};

/** Also one of a file that is no form: saved with its words in the other languages, and without rows to be checked. */
export const NewTextOfNoForm: Story = {
  args: {
    source: sourceOf('home.json'),
    judge: (draft) => answered(verdictOn('home.json', draft)),
    onSave: fn(() => answered(sourceOf('home.json'))),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByText('Nothing is changed yet.');
    const view = EditorView.findFromDOM(canvasElement);
    const former = '"title": "Bookings to confirm"';
    const from = view?.state.doc.toString().indexOf(former) ?? 0;
    view?.dispatch({ changes: { from, to: from + former.length, insert: '"title": "Trips to confirm"' } });
    const effect = canvas.getByRole('article', { name: 'What this changes' });
    await waitFor(() => expect(effect).toHaveTextContent('Bookings to confirm'));
    for (const [language, words] of [
      ['German', 'Zu bestätigende Törns'],
      ['Italian', 'Uscite da confermare'],
    ] as const)
      await userEvent.type(
        await canvas.findByRole('textbox', { name: `Trips to confirm in ${language}` }),
        words,
      );
    await expect(canvas.queryByRole('button', { name: 'Check the stored rows' })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save the files' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save the files' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        texts: { file: expect.stringContaining('"title": "Trips to confirm"') as string },
        translations: {
          de: { 'Trips to confirm': 'Zu bestätigende Törns' },
          it: { 'Trips to confirm': 'Uscite da confermare' },
        },
      }),
    );
  },
};

/** Whoever gives a text its last words, or takes them back to write others, goes on where the text stands. */
export const WordsInTheirPlace: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(/First Name/);
    const view = EditorView.findFromDOM(canvasElement);
    const text = (view?.state.doc.toString() ?? '')
      .replace('"title": "First Name"', '"title": "Given name"')
      .replace('"title": "City"', '"title": "Home port"');
    view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    const textsInOrder = () =>
      within(canvas.getByRole('region', { name: 'Translations' }))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('strong')?.textContent);
    await canvas.findByRole('textbox', { name: 'Given name in German' });
    await expect(textsInOrder()).toEqual(['Given name', 'Home port']);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Given name in German' }), 'Rufname');
    const last = canvas.getByRole('textbox', { name: 'Given name in Italian' });
    await userEvent.type(last, 'Nome');
    const isJudged = () =>
      waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Check the stored rows' })).not.toHaveAttribute(
          'aria-disabled',
        ),
      );
    await new Promise((resolve) => setTimeout(resolve, pauses.draft + 100));
    await isJudged();
    await expect(textsInOrder()).toEqual(['Given name', 'Home port']);
    await userEvent.clear(last);
    await expect(last).toBeInTheDocument();
    await expect(last).toHaveFocus();
    await isJudged();
    await userEvent.type(last, 'Nome di battesimo');
    await isJudged();
    await expect(last).toHaveValue('Nome di battesimo');
    await expect(last).toHaveFocus();
  },
};
