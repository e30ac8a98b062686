// The screens that are one form of the boat: what they show, send and refuse, before a server that answers as it should or not.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { withFigures } from '#schemas/figures.ts';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { definition } from '#schemas/generated/forms/boat-info.js';
import labels from '#schemas/labels.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import { lookups } from '#src/stores/lookups.ts';
import { gate } from '#tests/support/gate.ts';
import { reply } from '../../../.storybook/fake-server.ts';
import {
  answerNext,
  changedFirst,
  fill,
  served,
  ServedBoat,
  serveBoat,
  show,
  told,
  whereItLeads,
  withoutBoat,
} from '../../../.storybook/served-boat.tsx';
import { BoatAccessories } from './accessories.tsx';
import { BoatAllowed } from './allowed.tsx';
import { BoatCancellation } from './cancellation.tsx';
import { BoatInfo } from './info.tsx';
import { BoatLocation } from './location.tsx';
import { BoatOptions } from './options.tsx';
import { BoatPictureSettings } from './pictures.tsx';
import { BoatDocuments } from './documents.tsx';
import { BoatPlansSettings } from './plans.tsx';

const meta = {
  title: 'Screen parts/Boat settings',
  component: ServedBoat,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ServedBoat>;

export default meta;
type Story = StoryObj<typeof meta>;
type Screen = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const opens = (Screen: () => ReactNode, role?: number) => () => serveBoat(Screen, role ? { role } : {});
const named = (label: string): RegExp => new RegExp(`^${label}\\s?\\*?$`);
const fieldOf = (canvas: Screen, label: string) => canvas.findByLabelText(named(label));
const saveOf = (canvas: Screen) => canvas.findByRole('button', { name: 'Save Changes' });
const stateIs = (canvas: Screen, text: string) =>
  waitFor(() => expect(canvas.getAllByRole('status').map((one) => one.textContent)).toContain(text));
const saidAloud = (text: string) => waitFor(() => expect(told().join('\n')).toContain(text));

/** What is loaded when it is needed. */
const patiently = { timeout: 10_000 };

export const EveryField: Story = {
  name: '§2 the form shows every field of its schema with what is stored',
  beforeEach: opens(BoatInfo),
  play: async ({ canvas }) => {
    const stored: Partial<Record<string, unknown>> = { ...served.boat };
    for (const [key, { title = '', lookup }] of Object.entries(definition.schema.properties ?? {})) {
      if (key === 'user') continue;
      const field = await fieldOf(canvas, title);
      if (lookup === 'marina') await expect(field).toHaveValue('');
      else if (!lookup) await expect(field).toHaveValue(`${(stored[key] ?? '') as string | number}`);
      else {
        const rows = catalogueRows[lookup as 'boattypes'];
        const { name = '' } = rows.find(({ id }) => id === stored[key]) ?? {};
        await waitFor(() => expect(field).toHaveDisplayValue(name));
      }
    }
    await expect(canvas.queryByLabelText('Owner')).toBeNull();
    await expect(await saveOf(canvas)).toHaveAccessibleDescription('There is nothing to save yet.');
  },
};

const refused = [
  ['Model', '', 'Model is required.'],
  ['Model', '   ', 'Model must not be empty or consist only of spaces.'],
  ['Description', ' ', 'Description must not be empty or consist only of spaces.'],
  ['Location', '', 'Location is required.'],
  ['Year', '0', 'Year field must not be empty'],
  ['Size', '', 'Size field must not be empty'],
  ['Engines', '0', 'Engines field must not be empty'],
] as const;

export const NotAccepted: Story = {
  name: '§5 what is not accepted is said at the field that was left, once it was left; as a toast for each field when it is saved, and no call is made',
  beforeEach: opens(BoatInfo),
  play: async ({ canvas }) => {
    for (const [label, text, problem] of refused) {
      const field = await fieldOf(canvas, label);
      await fill(field, text);
      field.blur();
      await waitFor(() => expect(canvas.getByText(problem)).toBeVisible());
      await expect(field).toHaveAccessibleDescription(new RegExp(problem));
      await expect(field).toBeInvalid();
    }
    sessionStorage.clear();
    await show();
    await fill(await fieldOf(canvas, 'Model'), '');
    await fill(await fieldOf(canvas, 'Year'), '');
    await userEvent.selectOptions(await fieldOf(canvas, 'BoatType'), 'Choose…');
    await userEvent.click(await saveOf(canvas));
    for (const text of [
      'Model is required.',
      'Year field must not be empty',
      'BoatType field must not be empty',
    ])
      await saidAloud(text);
    await expect(await fieldOf(canvas, 'Model')).toHaveFocus();
    await expect(served.sent).toEqual([]);
  },
};

export const CorrectedWhereItCanBe: Story = {
  name: '§5 what is not accepted is corrected where it can be: a count stops at the length of its list, also when the list comes after what was typed',
  beforeEach: opens(BoatInfo),
  play: async ({ canvas }) => {
    const engines = await fieldOf(canvas, 'Engines');
    const most = String(catalogueRows.enginecount.length);
    await waitFor(() => expect(lookups.rows.enginecount).toBeDefined());
    await fill(engines, '999');
    await waitFor(() => expect(engines).toHaveValue(most));
    const capacity = await fieldOf(canvas, 'Capacity');
    await fill(capacity, '1x2');
    await waitFor(() => expect(capacity).toHaveValue('12'));

    const { enginecount = [] } = lookups.rows;
    delete lookups.rows.enginecount;
    await show();
    await fill(await fieldOf(canvas, 'Engines'), '999');
    await expect(await fieldOf(canvas, 'Engines')).toHaveValue('999');
    lookups.rows.enginecount = enginecount;
    await waitFor(async () => expect(await fieldOf(canvas, 'Engines')).toHaveValue(most));
  },
};

/** A change of each form, and the body that it makes. */
const forms = [
  {
    Screen: BoatInfo,
    call: 'updateBoat',
    success: 'Update Boat Info Successfully',
    field: 'size',
    change: async (canvas: Screen, size: number) => {
      await fill(await fieldOf(canvas, 'Size'), String(size));
      const { _id, version: _, date: __, plans: ___, ...boat } = served.boat;
      const names = Object.keys(definition.schema.properties ?? {});
      const values = { ...boat, user: boat.user?._id, size } as Record<string, unknown>;
      return Object.fromEntries(
        names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
      );
    },
  },
  {
    Screen: BoatLocation,
    call: 'saveLocation',
    success: 'Location update successfully',
    field: 'boatname',
    change: async (canvas: Screen, time: number) => {
      const boatname = `Aurora ${time}`;
      await fill(await fieldOf(canvas, 'Boat Name'), boatname);
      return { ...served.boat.location2, boatname };
    },
  },
  {
    Screen: BoatCancellation,
    call: 'saveCancellation',
    success: 'Cancellation Update Successfully',
    field: 'cancellation',
    change: async (canvas: Screen, time: number) => {
      const cancellation = time === 1 ? 3 : 2;
      await userEvent.click(
        await canvas.findByRole('radio', { name: labels.cancellation[cancellation].text }),
      );
      return { cancellation };
    },
  },
  {
    Screen: BoatAccessories,
    call: 'saveAccessories',
    success: 'Accessories update successfully',
    field: 'accessories',
    change: async (canvas: Screen, time: number) => {
      const [, kept] = catalogueRows.accessories.filter(({ id }) => [1, 3].includes(id));
      const gone = catalogueRows.accessories.find(({ id }) => id === 1);
      const added = catalogueRows.accessories.find(({ id }) => id === 4);
      const one = time === 1 ? gone : added;
      await userEvent.click(await canvas.findByRole('checkbox', { name: one?.title ?? '' }));
      return { accessories: time === 1 ? [kept?.id] : [kept?.id, added?.id] };
    },
  },
  {
    Screen: BoatAllowed,
    call: 'saveAllowed',
    success: 'Allow Updated Successfully',
    field: 'allowes',
    change: async (canvas: Screen, time: number) => {
      const ids = time === 1 ? [2, 1] : [2, 1, 3];
      const one = catalogueRows.allowes.find(({ id }) => id === ids.at(-1));
      await userEvent.click(await canvas.findByRole('checkbox', { name: one?.title ?? '' }));
      return { allowes: ids };
    },
  },
] as const;

const error = 'The harbour master says no.';

export const SavedAndRefused: Story = {
  name: '§7 §8 each form says a refusal of the server at its field and as a toast; sends exactly its fields, and says so; a double click is one request',
  beforeEach: opens(BoatInfo),
  play: async ({ canvas }) => {
    for (const { Screen, call, success, field, change } of forms) {
      await show(Screen);
      await stateIs(canvas, 'No changes');
      await change(canvas, 1);
      answerNext(() => Response.json({ flag: false, sort: field, error }, { status: 422 }));
      await userEvent.click(await saveOf(canvas));
      await waitFor(() => expect(canvas.getByText(error)).toBeVisible());
      await saidAloud(error);
      await stateIs(canvas, 'Unsaved changes');

      const body = await change(canvas, 2);
      await waitFor(() => expect(canvas.queryByText(error)).toBeNull());
      served.sent = [];
      await userEvent.dblClick(await saveOf(canvas));
      await saidAloud(success);
      await stateIs(canvas, 'No changes');
      await expect(served.sent).toEqual([[call, body]]);
    }
  },
};

export const TypedWhileSaving: Story = {
  name: 'what is typed while a save is on its way stays, unsaved, also after a reload',
  beforeEach: opens(BoatInfo),
  play: async ({ canvas }) => {
    const { passed, open: answer } = gate<Response>();
    answerNext(() => passed);
    await fill(await fieldOf(canvas, 'Model'), 'Typed before');
    await userEvent.click(await saveOf(canvas));
    await waitFor(() => expect(served.sent).toHaveLength(1));
    const description = await fieldOf(canvas, 'Description');
    await fill(description, 'Typed meanwhile');
    served.boat = { ...served.boat, model: 'Typed before' };
    answer(Response.json({ flag: true, data: served.boat }));
    await saidAloud('Update Boat Info Successfully');
    await expect(description).toHaveValue('Typed meanwhile');
    description.blur();
    await stateIs(canvas, 'Unsaved changes');
    await expect(served.sent).toMatchObject([
      ['updateBoat', { model: 'Typed before', description: 'Sleeps eight, sails with two.' }],
    ]);

    await show();
    await expect(await canvas.findByText('Your unsaved changes are back.')).toBeVisible();
    await expect(await fieldOf(canvas, 'Model')).toHaveValue('Typed before');
    await expect(await fieldOf(canvas, 'Description')).toHaveValue('Typed meanwhile');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await waitFor(async () =>
      expect(await fieldOf(canvas, 'Description')).toHaveValue('Sleeps eight, sails with two.'),
    );
    await show();
    await expect(await fieldOf(canvas, 'Description')).toHaveValue('Sleeps eight, sails with two.');
    await expect(canvas.queryByText('Your unsaved changes are back.')).toBeNull();
  },
};

export const SavedBySomebodyElse: Story = {
  name: 'somebody else saved first: both sides are shown, and the saved version can be taken, or one’s own saved over it, but for what only they have changed',
  beforeEach: opens(BoatInfo),
  play: async ({ canvas }) => {
    const conflict = async (year: number): Promise<HTMLElement> => {
      changedFirst({ model: 'Theirs', year });
      await fill(await fieldOf(canvas, 'Model'), 'Mine');
      await userEvent.click(await saveOf(canvas));
      const dialog = await page.findByRole('dialog', { name: /^Somebody else changed this/ }, patiently);
      const box = within(dialog);
      await waitFor(() => expect(box.getByRole('row', { name: 'Model Mine Theirs' })).toBeVisible());
      await waitFor(() =>
        expect(box.getByRole('row', { name: `Year Stays as saved ${year}` })).toBeVisible(),
      );
      await waitFor(() => expect(box.getByRole('button', { name: 'Take the saved version' })).toHaveFocus());
      return dialog;
    };
    const first = await conflict(2001);
    await userEvent.click(within(first).getByRole('button', { name: 'Take the saved version' }));
    await waitFor(async () => expect(await fieldOf(canvas, 'Model')).toHaveValue('Theirs'));
    await expect(await fieldOf(canvas, 'Year')).toHaveValue('2001');
    await stateIs(canvas, 'No changes');
    await expect(served.sent).toHaveLength(1);

    const second = await conflict(2002);
    // And once more, while that was being looked at: what is mine is held against the second version then.
    changedFirst({ year: 2003 });
    await userEvent.click(within(second).getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(page.getByRole('row', { name: 'Year Stays as saved 2003' })).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Save mine over it' }));
    await saidAloud('Update Boat Info Successfully');
    await expect(await fieldOf(canvas, 'Model')).toHaveValue('Mine');
    await expect(await fieldOf(canvas, 'Year')).toHaveValue('2003');
    await expect(served.sent.at(-1)?.[1]).toMatchObject({ model: 'Mine', year: 2003 });
    await stateIs(canvas, 'No changes');
  },
};

const own = 'form input:not([type=search], [type=hidden]), form select, form textarea:not([aria-hidden])';

/** Every form, and those of the plans. */
export const ReadOnly: Story = {
  name: '§6 every form is read-only for customer support, with the reason',
  beforeEach: opens(BoatInfo, 3),
  play: async ({ canvas, canvasElement }) => {
    const reason = english(refusalOf('boats.edit'));
    for (const { Screen } of forms) {
      await show(Screen);
      const save = await saveOf(canvas);
      await expect(save).toHaveAttribute('aria-disabled', 'true');
      await expect(save).toHaveAccessibleDescription(reason);
      const inputs = (): HTMLInputElement[] => [...canvasElement.querySelectorAll<HTMLInputElement>(own)];
      await waitFor(() => expect(inputs().length).toBeGreaterThan(0));
      for (const input of inputs()) await expect(input.disabled || input.readOnly).toBe(true);
    }
    await show(BoatPlansSettings);
    const card = within(await canvas.findByRole('article', { name: 'Plan 1' }));
    await expect(card.getByLabelText(/^Price/)).toHaveAttribute('readonly');
    for (const button of [
      canvas.getByRole('button', { name: 'ADD' }),
      card.getByRole('button', { name: 'Save' }),
      card.getByRole('button', { name: 'Delete' }),
    ]) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(reason);
    }
  },
};

export const Location: Story = {
  name: 'the location shows what is stored, with the type from the list; §5 is refused with a text at each field and as toasts',
  beforeEach: opens(BoatLocation),
  play: async ({ canvas }) => {
    await expect(await fieldOf(canvas, 'Boat Name')).toHaveValue('Aurora');
    await expect(await fieldOf(canvas, 'Marina Name')).toHaveValue('ACI Marina');
    await expect(await fieldOf(canvas, 'Address')).toHaveValue('Kiel');
    const type = await fieldOf(canvas, 'Location Type');
    const { name = '' } = catalogueRows.locationtype.find(({ id }) => id === 1) ?? {};
    await waitFor(() => expect(type).toHaveDisplayValue(name));

    await fill(await fieldOf(canvas, 'Boat Name'), '  ');
    await fill(await fieldOf(canvas, 'Marina Name'), '');
    await userEvent.selectOptions(type, 'Choose…');
    await userEvent.click(await saveOf(canvas));
    for (const text of [
      'Boat Name must not be empty or consist only of spaces.',
      'Marina Name is required.',
      'Location Type field must not be empty',
    ]) {
      await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
      await saidAloud(text);
    }
    await expect(served.sent).toEqual([]);
  },
};

export const Cancellation: Story = {
  name: '§2 the cancellation policy is one of three cards, each with its label, colour and rule',
  beforeEach: opens(BoatCancellation),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(3);
    const inks = new Set<string>();
    for (const [value, { text, description }] of Object.entries(labels.cancellation)) {
      const radio = canvas.getByRole('radio', { name: text });
      await expect(radio).toHaveAccessibleDescription(english(withFigures(description)));
      if (Number(value) === served.boat.cancellation) await expect(radio).toBeChecked();
      inks.add(getComputedStyle(canvas.getByText(text)).color);
    }
    await expect(Object.values(labels.cancellation).map(({ text }) => text)).toEqual([
      'FLEXIBLE',
      'MODERATE',
      'STRICT',
    ]);
    await expect(inks.size).toBe(3);
  },
};

const checklists = [
  [BoatAccessories, 'accessories'],
  [BoatAllowed, 'allowes'],
] as const;

export const Checklists: Story = {
  name: 'the checklists show every item with its icon, ticked as stored; are searched, taken whole and given up whole, without losing what is not found',
  beforeEach: opens(BoatAccessories),
  play: async ({ canvas, canvasElement }) => {
    for (const [Screen, name] of checklists) {
      await show(Screen);
      const rows: readonly { id: number; title?: string }[] = catalogueRows[name];
      const stored = (served.boat[name] ?? []).map(Number);
      const counted = (count: number) => canvas.findByText(`${count} of ${rows.length} chosen`);
      const press = async (label: string) => userEvent.click(canvas.getByRole('button', { name: label }));
      await counted(stored.length);
      await expect(canvas.getAllByRole('checkbox')).toHaveLength(rows.length);
      for (const { id, title = '' } of rows) {
        const tick = canvas.getByRole<HTMLInputElement>('checkbox', { name: title });
        await expect(tick.checked).toBe(stored.includes(id));
      }
      const icons = [...canvasElement.querySelectorAll<HTMLImageElement>('form li img')];
      await expect(icons).toHaveLength(rows.length);
      await icons[0]?.decode();
      await expect(icons[0]?.naturalWidth).toBeGreaterThan(0);

      const search = canvas.getByRole('searchbox', { name: 'Search the list' });
      await press('Select all');
      await counted(rows.length);
      await fill(search, rows.at(-1)?.title?.toLowerCase() ?? '');
      await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(1));
      await userEvent.click(canvas.getByRole('checkbox'));
      await counted(rows.length - 1);
      await userEvent.type(search, '{Enter}');
      await stateIs(canvas, 'Unsaved changes');
      await expect(served.sent).toEqual([]);
      await fill(search, 'nothing is called this');
      await waitFor(() => expect(canvas.queryByRole('checkbox')).toBeNull());
      await fill(search, '');
      await press('Select none');
      await counted(0);
      await press('Discard');
      await counted(stored.length);
      await stateIs(canvas, 'No changes');
    }
  },
};

const screens = [
  BoatOptions,
  BoatPlansSettings,
  BoatPictureSettings,
  BoatDocuments,
  ...forms.map(({ Screen }) => Screen),
];

export const WithoutABoat: Story = {
  name: '§2 without a current boat every settings screen leads to the list; of a boat that is gone is told there',
  beforeEach: opens(BoatOptions),
  play: async () => {
    for (const Screen of screens) {
      await withoutBoat(Screen);
      await waitFor(() => expect(whereItLeads()).toBe('/home/boat'));
    }
    const error = 'There is no such boat.';
    reply({ getBoat: () => Response.json({ flag: false, sort: '', error }, { status: 404 }) });
    await show(BoatOptions);
    await waitFor(() => expect(whereItLeads()).toBe('/home/boat'));
    await saidAloud(error);
  },
};
