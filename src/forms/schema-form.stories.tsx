import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { definition } from '#schemas/generated/forms/boat-info.js';
import type { BoatInfoForm } from '#schemas/types.ts';
import { saveDraft } from './draft.ts';
import { fixedLists, FormSourcesContext, type FormSources } from './form-context.ts';
import { SchemaForm } from './schema-form.tsx';

const lists = fixedLists({
  boattypes: catalogueRows.boattypes,
  boatbrands: catalogueRows.boatbrands,
  enginecount: catalogueRows.enginecount,
  bathroomcount: catalogueRows.bathroomcount,
  cabinscount: catalogueRows.cabinscount,
  capacity: catalogueRows.capacity,
  powers: catalogueRows.powers,
});

const boat = {
  user: 7,
  model: 'Bavaria Cruiser 46',
  description: 'Sleeps eight, sails with two. New sails in spring.',
  location1: 'Kiel, Schleswig-Holstein, Germany',
  year: 2016,
  size: 46.5,
  boattype: 1,
  boatbrand: 2,
  enginecount: 1,
  bathroomcount: 3,
  power: 1,
  capacity: 10,
  cabinscount: 4,
} satisfies BoatInfoForm;

const towns = ['Kiel, Schleswig-Holstein, Germany', 'Kielce, Świętokrzyskie, Poland'];

const told = fn();
const sources: FormSources = {
  lists,
  suggestAddress: (text) =>
    Promise.resolve(towns.filter((town) => town.toLowerCase().includes(text.toLowerCase()))),
  tellRefused: told,
};

const meta = {
  title: 'Any form/States',
  component: SchemaForm<'boat-info'>,
  args: {
    form: definition,
    value: boat,
    onSubmit: fn(),
    onChange: fn(),
  },
  decorators: (Story, { parameters }) => (
    <FormSourcesContext value={parameters['sources'] as FormSources}>
      <Story />
    </FormSourcesContext>
  ),
  parameters: { controls: { disable: true }, sources },
} satisfies Meta<typeof SchemaForm<'boat-info'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: {} } };

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Brand/ })).toHaveDisplayValue('Bali');
    const model = canvas.getByRole('textbox', { name: /Model/ });
    await userEvent.type(model, 'X{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...boat, model: 'Bavaria Cruiser 46X' }),
    );
    await userEvent.type(model, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const model = canvas.getByRole<HTMLInputElement>('textbox', { name: /Model/ });
    const heard = (): string[] =>
      (args.onChange as ReturnType<typeof fn>).mock.calls.map(([{ model }]) => (model as string).slice(-3));
    model.focus();
    model.setSelectionRange(boat.model.length, boat.model.length);
    // Keys in one task: however slow the machine is, nothing rests between them.
    for (const text of ['X', 'XY', 'XYZ'])
      await fireEvent.input(model, { target: { value: boat.model + text } });
    await expect(model).toHaveValue(`${boat.model}XYZ`);
    await expect(heard()).toEqual(['46X']);
    await waitFor(() => expect(heard()).toEqual(['46X', 'XYZ']));
    await fireEvent.input(model, { target: { value: `${boat.model}XYZ!` } });
    await userEvent.tab();
    await expect(heard()).toEqual(['46X', 'XYZ', 'YZ!']);
  },
};

export const LeftField: Story = {
  play: async ({ canvas }) => {
    const model = canvas.getByRole('textbox', { name: /Model/ });
    await userEvent.clear(model);
    await expect(model).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(model).toHaveAccessibleDescription(/Model is required\./));
    await userEvent.type(model, 'A');
    await waitFor(() => expect(model).toBeValid());
  },
};

export const Errors: Story = {
  args: { value: { user: 7 } },
  play: async ({ args, canvas }) => {
    told.mockClear();
    const year = canvas.getByRole('textbox', { name: /Year/ });
    await userEvent.clear(year);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Model/ })).toHaveFocus());
    await expect(canvas.getByText('Year field must not be empty')).toBeVisible();
    await expect(year).toHaveValue('');
    await expect(canvas.getByText(/Suggestions appear/)).not.toHaveClass('Mui-error');
    await expect(told).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const CompletedLocation: Story = {
  name: '§2 the location is completed while it is typed, by arrow key or by mouse, and stays free',
  play: async ({ canvas }) => {
    const place = canvas.getByRole('combobox', { name: /Location/ });
    const type = async (text: string) => {
      await userEvent.clear(place);
      await userEvent.type(place, text);
    };
    await type('Kielc');
    await canvas.findByRole('option', { name: towns[1] as string });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(place).toHaveValue(towns[1]);
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await type('Kiel,');
    await userEvent.click(await canvas.findByRole('option', { name: towns[0] as string }));
    await expect(place).toHaveValue(towns[0]);
    await type('Pier 7, behind the crane');
    await userEvent.tab();
    await expect(place).toHaveValue('Pier 7, behind the crane');
  },
};

export const Saving: Story = { args: { busy: true } };

export const ServerRefused: Story = {
  args: {
    problems: {
      boatbrand: 'Brand is not in the list any more. Choose again.',
      powers: 'Powers field must not be empty',
    },
  },
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('combobox', { name: /Brand/ });
    await expect(brand).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Powers');
    await userEvent.selectOptions(brand, 'Azimut');
    await waitFor(() => expect(brand).toBeValid());
  },
};

/** What the server says of two fields that this form does not have. */
export const RefusedElsewhere: Story = {
  args: { problems: { owner: 'This field is required.', harbour: 'This field is required.' } },
  play: async ({ canvas }) => {
    const said = within(await canvas.findByRole('alert')).getAllByRole('listitem');
    await expect(said).toHaveLength(1);
  },
};

export const ReadOnly: Story = {
  args: { readOnly: 'Customer support can look at boats, not edit them.' },
};

export const RestoredDraft: Story = {
  args: { draftKey: 'story' },
  beforeEach: () => saveDraft('story', boat, { ...boat, model: 'Typed before the reload', year: undefined }),
  play: async ({ canvas }) => {
    const model = canvas.getByRole('textbox', { name: /Model/ });
    await expect(model).toHaveValue('Typed before the reload');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(model).toHaveValue(boat.model));
    await expect(canvas.queryByRole('button', { name: 'Discard draft' })).toBeNull();
    saveDraft('story', boat, { ...boat, model: 'Typed before the reload' });
  },
};

export const GoneFromTheList: Story = {
  args: { value: { ...boat, boatbrand: 'brand-17' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Brand/ })).toHaveDisplayValue(
      'No longer in the list (brand-17)',
    );
  },
};

export const ListsLoading: Story = { parameters: { sources: {} } };

export const InDialog: Story = { args: { layout: 'dialog' } };

export const German: Story = { args: { value: {} }, globals: { language: 'de' } };
