// What a schema may look like, drawn: lists, choices, conditions, free keys, and what no control can hold.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SchemaForm } from './schema-form.tsx';
import { formOf } from '../../.storybook/story-form.ts';

const sent = fn();

const meta = {
  title: 'Any form/Shapes',
  component: SchemaForm,
  args: { form: formOf({ properties: {} }), value: {}, onSubmit: sent, layout: 'dialog' },
  parameters: { controls: { disable: true } },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof SchemaForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = { type: 'string' };
const submit = async (canvas: { getByRole: (role: string, by: { name: string }) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));

const engine = {
  type: 'object',
  title: 'Engine',
  properties: { maker: { ...text, title: 'Maker', minLength: 1 }, power: { type: 'number', title: 'Power' } },
  required: ['maker'],
};

/** Rows are added, copied, moved and removed by buttons that name them, and the focus goes along. */
export const Rows: Story = {
  args: {
    form: formOf(
      {
        properties: { engines: { type: 'array', title: 'Engines', items: engine, minItems: 1, maxItems: 3 } },
      },
      { engines: { 'ui:options': { copyable: true } } },
    ),
    value: { engines: [{ maker: 'Volvo', power: 110 }] },
  },
  play: async ({ canvas }) => {
    const makers = () => canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Maker' });
    const names = () => makers().map(({ value }) => value);
    const add = canvas.getByRole('button', { name: 'Add: Engines' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(makers()[1]).toHaveFocus());
    await userEvent.keyboard('Yanmar');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Engine 2' }));
    await waitFor(() => expect(makers()[2]).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Add: Engines' })).toBeNull();
    await userEvent.keyboard('{End} diesel');
    await userEvent.click(canvas.getByRole('button', { name: 'Move Engine 3 up' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Engine 2 up' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Engine 1 down' })).toHaveFocus());
    await expect(names()).toEqual(['Yanmar diesel', 'Volvo', 'Yanmar']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Engine 2' }));
    await waitFor(() => expect(makers()[1]).toHaveFocus());
    await userEvent.clear(makers()[1] as HTMLElement);
    await submit(canvas);
    await waitFor(() => expect(makers()[1]).toBeInvalid());
    await userEvent.type(makers()[1] as HTMLElement, 'MAN');
    await submit(canvas);
    await expect(sent).toHaveBeenCalledWith({ engines: [{ maker: 'Yanmar diesel' }, { maker: 'MAN' }] });
  },
};

/** After the last row is gone one goes on at the button that adds. */
export const Words: Story = {
  args: {
    form: formOf({
      properties: { words: { type: 'array', title: 'Words', items: { ...text, title: 'Word' } } },
    }),
    value: { words: ['sail'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Word 1' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add: Words' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('mast');
    await submit(canvas);
    await expect(sent).toHaveBeenCalledWith({ words: ['mast'] });
  },
};

/** Whoever hears a form is told which row it is; words that have a title each are told apart by that. */
export const RowsByNumber: Story = {
  args: {
    form: formOf({
      properties: {
        phones: { type: 'array', title: 'Phones', items: { ...text, title: 'Phone' } },
        marks: { type: 'array', title: 'Descriptions', items: text },
        berth: { type: 'array', title: 'Berth', items: [{ ...text, title: 'Pier' }], additionalItems: text },
      },
    }),
    value: { phones: ['1', '2'], marks: ['a'], berth: ['A', '12'] },
  },
  play: async ({ canvas }) => {
    for (const name of ['Phone 1', 'Phone 2', 'Descriptions 1', 'Pier', 'Berth 2'])
      await expect(canvas.getByRole('textbox', { name })).toBeVisible();
  },
};

/** Where a form has a condition in its depths a row keeps its focus and its text, key by key. */
export const TupleBesideCondition: Story = {
  args: {
    form: formOf({
      properties: {
        berth: {
          type: 'array',
          title: 'Berth',
          items: [
            { ...text, title: 'Pier' },
            { type: 'number', title: 'Place' },
          ],
          minItems: 2,
        },
        crew: {
          type: 'object',
          title: 'Crew',
          properties: { hired: { type: 'boolean', title: 'Hired' } },
          if: { properties: { hired: { const: true } }, required: ['hired'] },
          then: { properties: { count: { type: 'integer', title: 'Count' } } },
        },
      },
      required: ['berth'],
    }),
    value: {},
  },
  play: async ({ canvas }) => {
    const pier = canvas.getByRole('textbox', { name: /^Pier/ });
    await userEvent.click(pier);
    await userEvent.keyboard('North');
    await expect(canvas.getByRole('textbox', { name: /^Pier/ })).toBe(pier);
    await expect(pier).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Place/ }), '12');
    await submit(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ berth: ['North', 12] }));
  },
};

/** What was loaded stays as it was while somebody types elsewhere: rows of several shapes, and a word or a group. */
export const KeptWhileTypingElsewhere: Story = {
  args: {
    form: formOf({
      properties: {
        name: { ...text, title: 'Name' },
        jobs: {
          type: 'array',
          title: 'Jobs',
          items: {
            type: 'object',
            oneOf: [
              { properties: { every: { type: 'integer', title: 'Every' } }, required: ['every'] },
              { properties: { at: { ...text, title: 'At' } }, required: ['at'] },
            ],
          },
        },
        bill: {
          title: 'Bill',
          oneOf: [
            { title: 'Same', const: 'same' },
            { title: 'Other', type: 'object', properties: { street: { ...text, title: 'Street' } } },
          ],
        },
        lock: {
          type: 'object',
          title: 'Lock',
          properties: { closed: { type: 'boolean', title: 'Closed' } },
          if: { properties: { closed: { const: true } }, required: ['closed'] },
          then: { properties: { code: { ...text, title: 'Code' } } },
        },
      },
    }),
    value: {
      name: 'Ana',
      jobs: [{ every: 2 }, { at: 'noon' }],
      bill: { street: 'Quay' },
      lock: { closed: true },
    },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Bo');
    await submit(canvas);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        name: 'Bo',
        jobs: [{ every: 2 }, { at: 'noon' }],
        bill: { street: 'Quay' },
        lock: { closed: true },
      }),
    );
  },
};

/** What does not apply is neither shown nor sent, and stays as it was typed. */
export const Conditions: Story = {
  args: {
    form: formOf({
      properties: { custom: { type: 'boolean', title: 'Custom' }, note: { ...text, title: 'Note' } },
      required: ['custom'],
      if: { properties: { custom: { const: true } }, required: ['custom'] },
      then: { properties: { start: { ...text, title: 'Start', minLength: 3 } }, required: ['start'] },
      else: { properties: { note: false } as never },
    }),
    value: { custom: true },
  },
  play: async ({ canvas }) => {
    const custom = canvas.getByRole('checkbox', { name: 'Custom' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Start' }), 'May');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Early');
    await userEvent.click(custom);
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await submit(canvas);
    await expect(sent).toHaveBeenLastCalledWith({ custom: false });
    await userEvent.click(custom);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Start' })).toHaveValue('May'));
    await submit(canvas);
    await expect(sent).toHaveBeenLastCalledWith({ custom: true, start: 'May', note: 'Early' });
  },
};

/** A condition of each row by itself. */
export const ConditionsInRows: Story = {
  args: {
    form: formOf({
      properties: {
        rows: {
          type: 'array',
          title: 'Rows',
          items: {
            type: 'object',
            title: 'Row',
            properties: { on: { type: 'boolean', title: 'On' } },
            if: { properties: { on: { const: true } }, required: ['on'] },
            then: { properties: { name: { ...text, title: 'Name' } }, required: ['name'] },
          },
        },
      },
    }),
    value: { rows: [{ on: true, name: 'First' }, { on: false }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Name' })).toHaveLength(1);
    const [first, second] = canvas.getAllByRole('checkbox', { name: 'On' }) as [HTMLElement, HTMLElement];
    await userEvent.click(second);
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Name' })).toHaveLength(2));
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Name' })).toHaveLength(1));
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Second');
    await submit(canvas);
    await expect(sent).toHaveBeenCalledWith({ rows: [{ on: false }, { on: true, name: 'Second' }] });
  },
};

/** One of several words, of whatever kind they are. */
export const OneOfWords: Story = {
  args: {
    form: formOf({
      properties: {
        fee: {
          title: 'Fee',
          oneOf: [
            { const: 'none', title: 'None' },
            { const: 10, title: 'A tenth' },
            { const: false, title: 'Not known' },
          ],
        },
      },
    }),
    value: { fee: 'none' },
  },
  play: async ({ canvas }) => {
    const fee = canvas.getByRole('combobox', { name: 'Fee' });
    await expect(fee).toHaveDisplayValue('None');
    await userEvent.selectOptions(fee, 'A tenth');
    await submit(canvas);
    await expect(sent).toHaveBeenLastCalledWith({ fee: 10 });
    await userEvent.selectOptions(fee, 'Not known');
    await submit(canvas);
    await expect(sent).toHaveBeenLastCalledWith({ fee: false });
  },
};

/** Nothing as one of the choices: the empty entry of a list stands for it, unless an answer is demanded; buttons have a word for it. */
export const NullAsAChoice: Story = {
  args: {
    form: formOf(
      {
        properties: {
          mood: { title: 'Mood', type: ['string', 'null'], enum: ['calm', 'busy', null] },
          named: {
            title: 'Tide',
            type: ['string', 'null'],
            enum: ['low', null],
            enumNames: { null: 'No tide' },
          },
          wind: { title: 'Wind', type: ['string', 'null'], enum: ['weak', null] },
          swell: { title: 'Swell', enum: ['low', null] },
        },
        required: ['swell'],
      },
      { wind: { 'ui:widget': 'radio' } },
    ),
    value: { mood: 'calm', named: 'low', wind: 'weak' },
  },
  play: async ({ canvas }) => {
    const mood = canvas.getByRole('combobox', { name: 'Mood' });
    await expect(within(mood).getAllByRole('option')).toHaveLength(3);
    await userEvent.selectOptions(mood, 'Choose…');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tide' }), 'No tide');
    await userEvent.click(canvas.getByRole('radio', { name: 'Not specified' }));
    await submit(canvas);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Swell' }), 'Not specified');
    await submit(canvas);
    await expect(sent).toHaveBeenLastCalledWith({ mood: null, named: null, wind: null, swell: null });
  },
};

/** Without a title, what would read alike and what is no word is told apart as JSON writes it. */
export const ChoicesOfManyTypes: Story = {
  args: {
    form: formOf(
      {
        properties: {
          berth: { title: 'Berth', enum: [1, '1', 'A', { pier: 2 }, [3, 4]] },
          tide: {
            title: 'Tide',
            oneOf: [{ const: true }, { const: 'true' }, { const: [0], title: 'Slack' }],
          },
          moored: { title: 'Moored', enum: [1, '1', { pier: 2 }] },
        },
      },
      { moored: { 'ui:widget': 'radio' } },
    ),
    value: {},
  },
  play: async ({ canvas }) => {
    const namesIn = (name: string) =>
      within(canvas.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await expect(namesIn('Berth')).toEqual(['Choose…', '1', '"1"', 'A', '{"pier":2}', '[3,4]']);
    await expect(namesIn('Tide')).toEqual(['Choose…', 'true', '"true"', 'Slack']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Berth' }), '"1"');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tide' }), 'Slack');
    await userEvent.click(canvas.getByRole('radio', { name: '{"pier":2}' }));
    await submit(canvas);
    await expect(sent).toHaveBeenLastCalledWith({ berth: '1', tide: [0], moored: { pier: 2 } });
  },
};

const branch = (kind: string, title: string, field: string) => ({
  title,
  properties: { kind: { const: kind }, [field]: { ...text, title: field } },
  required: ['kind', field],
});

/** One of several shapes, chosen by its title; the word that tells them apart is not typed. */
export const OneOf: Story = {
  args: {
    form: formOf({
      properties: {
        drive: {
          type: 'object',
          title: 'Drive',
          oneOf: [branch('sail', 'Sail', 'Mast'), branch('motor', 'Motor', 'Engine')],
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    const chooser = canvas.getByRole('combobox', { name: 'Drive' });
    await userEvent.selectOptions(chooser, 'Motor');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Engine' }), 'Diesel');
    await submit(canvas);
    await expect(sent).toHaveBeenCalledWith({ drive: { kind: 'motor', Engine: 'Diesel' } });
  },
};

/** What may be left out is begun by a person only: neither a shape nor a tick is there before. */
export const LeftOut: Story = {
  args: {
    form: formOf({
      properties: {
        drive: {
          type: 'object',
          title: 'Drive',
          oneOf: [branch('sail', 'Sail', 'Mast'), branch('motor', 'Motor', 'Engine')],
        },
        consent: { type: 'boolean', title: 'Consent', const: true },
      },
    }),
  },
  play: async ({ canvas }) => {
    const consent = canvas.getByRole('checkbox', { name: 'Consent' });
    await expect(consent).not.toBeChecked();
    await userEvent.click(consent);
    await submit(canvas);
    await expect(sent).toHaveBeenLastCalledWith({ consent: true });
    await userEvent.click(consent);
    const mast = canvas.getByRole('textbox', { name: 'Mast' });
    await expect(canvas.queryByRole('button', { name: 'Leave empty: Sail' })).toBeNull();
    await userEvent.type(mast, 'Fir');
    await submit(canvas);
    await expect(sent).toHaveBeenLastCalledWith({ drive: { kind: 'sail', Mast: 'Fir' } });
    await expect(canvas.getAllByRole('button', { name: /Leave empty/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave empty: Sail' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Drive' })).toHaveFocus());
    await submit(canvas);
    await expect(sent).toHaveBeenLastCalledWith({});
    await expect(canvas.getByRole('textbox', { name: 'Mast' })).toHaveValue('');
  },
};

export const TextOrNothing: Story = {
  args: {
    form: formOf({
      properties: {
        name: { type: ['string', 'null'], title: 'Name' },
        either: {
          title: 'Either',
          anyOf: [
            { type: 'string', title: 'Text' },
            { type: 'number', title: 'Number' },
          ],
        },
        gone: { type: 'null', title: 'Gone' },
      },
      required: ['name'],
    }),
    value: { name: 'Ada', either: 3 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Either' })).toHaveDisplayValue('Number');
    // What can hold nothing is a remark.
    await expect(canvas.getByText('Gone')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await submit(canvas);
    await expect(sent).toHaveBeenCalledWith({ name: null, either: 3, gone: null });
  },
};

/** Keys of one's own: added, renamed and removed. */
export const FreeKeys: Story = {
  args: {
    form: formOf({
      properties: {
        labels: {
          type: 'object',
          title: 'Labels',
          properties: {},
          additionalProperties: { ...text, title: 'Label' },
        },
      },
    }),
    value: { labels: { de: 'Boot' } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Labels' }));
    const key = await canvas.findByRole('textbox', { name: 'Key of newKey' });
    await userEvent.clear(key);
    // Renamed, and not handed in by its old key.
    await userEvent.type(key, 'is{Enter}');
    const again = await canvas.findByRole('textbox', { name: 'Key of is' });
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(again);
    await userEvent.type(again, 'it{Control>}s{/Control}');
    const value = await canvas.findByRole('textbox', { name: 'it' });
    await userEvent.clear(value);
    await userEvent.type(value, 'barca');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove de' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Key of it' })).toHaveFocus());
    await submit(canvas);
    await expect(sent).toHaveBeenCalledWith({ labels: { it: 'barca' } });
  },
};

/** What has no keys yet is called by its name, too. */
export const NoKeysYet: Story = {
  args: {
    form: formOf({
      properties: { labels: { type: 'object', title: 'Labels', additionalProperties: text } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Labels' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Labels' }));
    await expect(await canvas.findByRole('textbox', { name: 'Key of newKey' })).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
};

/** Of keys that follow a pattern each has the field of its pattern; any other is refused. */
export const KeysOfAPattern: Story = {
  args: {
    form: formOf({
      properties: {
        labels: {
          type: 'object',
          title: 'Labels',
          patternProperties: { '^[a-z]{2}$': { ...text, title: 'Label' } },
          additionalProperties: false,
        },
      },
    }),
    value: { labels: { de: 'Boot' } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Labels' }));
    const key = await canvas.findByRole('textbox', { name: 'Key of newKey' });
    await submit(canvas);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(key);
    await userEvent.type(key, 'it{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'it' }), 'barca');
    await submit(canvas);
    await expect(sent).toHaveBeenCalledWith({ labels: { de: 'Boot', it: 'barca' } });
  },
};

const node = {
  type: 'object',
  properties: {
    name: { ...text, title: 'Name' },
    children: { type: 'array', title: 'Children', items: { $ref: '#/definitions/node' } },
  },
};

export const Recursive: Story = {
  args: {
    form: formOf({
      definitions: { node: { ...node, title: 'Node' } },
      properties: { tree: { $ref: '#/definitions/node' } },
    }),
    value: { tree: { name: 'Fleet', children: [{ name: 'Sail', children: [] }] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Name' })).toHaveLength(2);
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Name' })[1] as HTMLElement, 's');
    await submit(canvas);
    await expect(sent).toHaveBeenCalledWith({
      tree: { name: 'Fleet', children: [{ name: 'Sails', children: [] }] },
    });
  },
};

export const Tuples: Story = {
  args: {
    form: formOf({
      properties: {
        place: {
          type: 'array',
          title: 'Place',
          items: [
            { type: 'number', title: 'North' },
            { type: 'number', title: 'East' },
          ],
          minItems: 2,
          additionalItems: { ...text, title: 'Remark' },
        },
      },
    }),
    value: { place: [54.3, 10.1] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Place' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Remark 3' }), 'Kiel');
    await submit(canvas);
    await expect(sent).toHaveBeenCalledWith({ place: [54.3, 10.1, 'Kiel'] });
  },
};

/** What no control can hold is written as JSON, and judged all the same. */
export const AsJson: Story = {
  args: {
    form: formOf({
      properties: {
        mixed: { type: ['string', 'boolean'], title: 'Mixed' },
        anything: { title: 'Anything' },
        open: { type: 'object', title: 'Open', maxProperties: 1 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mixed' })).toHaveAttribute(
      'placeholder',
      'JSON, such as true',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mixed' }), 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Anything' }), '[[1, null]');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Open' }), '{{"a": 1, "b": 2');
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Open' })).toBeInvalid());
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Open' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Open' }), '{{"a": 1}');
    await submit(canvas);
    await expect(sent).toHaveBeenCalledWith({ mixed: true, anything: [1, null], open: { a: 1 } });
  },
};

/** What may be a text or a number is one where it is written as one, and nothing of a text is lost. */
export const TextOrNumber: Story = {
  args: {
    form: formOf({
      properties: {
        berth: { type: ['string', 'integer'], title: 'Berth' },
        depth: { type: ['number', 'string'], title: 'Depth' },
        code: { type: ['integer', 'string', 'null'], title: 'Code' },
      },
    }),
    value: { code: 5 },
  },
  play: async ({ canvas }) => {
    const write = (name: string, words: string) =>
      userEvent.type(canvas.getByRole('textbox', { name }), words);
    await write('Berth', '12');
    await write('Depth', '2.5');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Code' }));
    await submit(canvas);
    await expect(sent).toHaveBeenLastCalledWith({ berth: 12, depth: 2.5, code: null });
    await write('Berth', '.5 A');
    await write('Depth', ' m');
    await write('Code', '007');
    await submit(canvas);
    await expect(sent).toHaveBeenLastCalledWith({ berth: '12.5 A', depth: '2.5 m', code: '007' });
  },
};

/** Numbers as people type them. */
export const Numbers: Story = {
  args: {
    form: formOf({
      properties: {
        any: { type: 'number', title: 'Any' },
        small: { type: 'number', title: 'Small' },
        whole: { type: 'integer', title: 'Whole', minimum: 0 },
      },
    }),
  },
  play: async ({ canvas }) => {
    const any = canvas.getByRole('textbox', { name: 'Any' });
    await userEvent.type(any, '-1,50');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Small' }), '2e-3');
    await expect(any).toHaveValue('-1.5');
    const whole = canvas.getByRole('textbox', { name: 'Whole' });
    await userEvent.type(whole, '-2.5');
    await submit(canvas);
    await waitFor(() => expect(whole).toBeInvalid());
    await expect(whole).toHaveValue('2.5');
    await userEvent.clear(whole);
    await userEvent.type(whole, '$1,200');
    await submit(canvas);
    await expect(sent).toHaveBeenCalledWith({ any: -1.5, small: 0.002, whole: 1200 });
  },
};

/** What is refused as a whole says so itself, and is where one goes on. */
export const RefusedAsAWhole: Story = {
  args: {
    form: formOf(
      {
        properties: {
          words: { type: 'array', title: 'Words', items: { ...text, title: 'Word' }, uniqueItems: true },
          stars: { type: 'integer', title: 'Stars', maximum: 5 },
          fruits: {
            type: 'array',
            title: 'Fruits',
            items: { ...text, enum: ['apple', 'pear'] },
            uniqueItems: true,
            minItems: 1,
          },
        },
        required: ['stars', 'fruits'],
      },
      { stars: { 'ui:widget': 'rating' } },
    ),
    value: { words: ['sail', 'sail'], fruits: [] },
  },
  play: async ({ canvas }) => {
    await submit(canvas);
    const word = canvas.getByRole('textbox', { name: 'Word 1' });
    await waitFor(() => expect(word).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Words' })).toHaveAccessibleDescription(/.+/);
    await expect(canvas.getByRole('radiogroup', { name: /^Stars/ })).toHaveAccessibleDescription(
      'Stars is required.',
    );
    const fruits = canvas.getByRole('combobox', { name: /^Fruits/ });
    await expect(fruits).toHaveAccessibleDescription(/.+/);
    await expect(fruits).toBeInvalid();
    await userEvent.type(word, 's');
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5 stars' }));
    await submit(canvas);
    await waitFor(() => expect(fruits).toHaveFocus());
  },
};

/** What the server refused is silent where it was mended, whatever row was added elsewhere. */
export const RefusedByTheServer: Story = {
  args: {
    form: formOf({
      properties: {
        name: { ...text, title: 'Name' },
        words: { type: 'array', title: 'Words', items: { ...text, title: 'Word' } },
      },
    }),
    value: { name: 'Ada', words: ['sail'] },
    problems: { name: 'This name is taken.', 'words.0': 'This word is taken.' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Words' }));
    await waitFor(() => expect(canvas.queryByText('This word is taken.')).toBeNull());
    await expect(canvas.getByText('This name is taken.')).toBeVisible();
  },
};

/** A list is called in the language of the person; so is a row of it without a title of its own, also by its buttons. */
export const RowsInGerman: Story = {
  args: {
    form: formOf({
      properties: {
        people: {
          type: 'array',
          title: 'People involved',
          items: { type: 'object', properties: { name: { ...text, title: 'Name' } } },
        },
        said: { type: 'array', title: 'Description', items: text },
      },
    }),
    value: { people: [{ name: 'Lena' }, { name: 'Ante' }], said: ['Kratzer'] },
  },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Beteiligte 2' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Beteiligte 1' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Beteiligte' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Beteiligte 2 entfernen' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Beschreibung 1' })).toBeVisible();
  },
};
