// The plans of a boat: a form each, before a server that answers as it should or not.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import {
  answerNext,
  changedFirst,
  fill,
  served,
  ServedBoat,
  serveBoat,
  show,
  somebodyElseSaves,
  told,
} from '../../../.storybook/served-boat.tsx';
import { BoatPlansSettings } from './plans.tsx';

const meta = {
  title: 'Screen parts/Boat plans',
  component: ServedBoat,
  parameters: { controls: { disable: true } },
  beforeEach: () => serveBoat(BoatPlansSettings),
} satisfies Meta<typeof ServedBoat>;

export default meta;
type Story = StoryObj<typeof meta>;
type Screen = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const patiently = { timeout: 10_000 };
const saved = 'Update Boat Plans Successfully';
const saidAloud = (text: string) => waitFor(() => expect(told().join('\n')).toContain(text));

async function cardOf(canvas: Screen, number: number) {
  const card = within(await canvas.findByRole('article', { name: `Plan ${number}` }));
  const dated = (end: string): HTMLElement => card.getByRole('group', { name: end });
  return {
    card,
    description: card.getByLabelText(/^Description/),
    price: card.getByLabelText(/^Price/),
    captain: card.getByLabelText(/^Captain/),
    hasDates: card.getByRole('switch', { name: 'Custom date plan' }),
    date: (end: string) => dated(end).querySelector('input') as HTMLElement,
    time: (end: string) => within(dated(end)).getByRole('combobox'),
    save: () => userEvent.click(card.getByRole('button', { name: 'Save' })),
    remove: () => userEvent.click(card.getByRole('button', { name: 'Delete' })),
  };
}

const add = async (canvas: Screen) =>
  userEvent.click((await canvas.findAllByRole('button', { name: 'ADD' }))[0] as HTMLElement);
const countIs = (canvas: Screen, count: number) =>
  waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(count));
const question = async () => within(await page.findByRole('alertdialog', {}, patiently));

export const NotAccepted: Story = {
  name: '§5 what is not accepted is said at its fields and as toasts, and no call is made',
  play: async ({ canvas }) => {
    await countIs(canvas, 2);
    await add(canvas);
    const { card, price, description, save } = await cardOf(canvas, 3);
    await fill(price, 'free');
    await fill(description, '   ');
    await save();
    for (const text of [
      'Description must not be empty or consist only of spaces.',
      'Price field must not be empty',
      'Captain field must not be empty',
    ]) {
      await waitFor(() => expect(card.getByText(text)).toBeVisible());
      await saidAloud(text);
    }
    await expect(description).toHaveFocus();
    await fill(price, '0');
    price.blur();
    await waitFor(() => expect(card.getByText('Price field must not be empty')).toBeVisible());
    await fill(price, '0.5');
    await waitFor(() => expect(card.queryByText('Price field must not be empty')).toBeNull());
    await expect(served.sent).toEqual([]);
  },
};

export const CustomDates: Story = {
  name: '§5 custom dates come in steps of 15 minutes, are saved in UTC, and are given up by the toggle',
  play: async ({ canvas }) => {
    const { card, ...plan } = await cardOf(canvas, 1);
    await expect(card.queryByRole('group', { name: 'Start' })).toBeNull();
    await userEvent.click(plan.hasDates);
    await waitFor(() => expect(plan.date('Start')).toHaveAccessibleName('Start Date'));
    await expect(plan.time('Start')).toHaveAccessibleName('Start Time');
    const times = [...plan.time('Start').querySelectorAll('option')].map(({ textContent }) => textContent);
    await expect(times).toHaveLength(1 + 24 * 4);
    await expect(times.slice(1, 4)).toEqual(['00:00', '00:15', '00:30']);
    await expect(times.at(-1)).toBe('23:45');
    await fill(plan.date('Start'), '2027-05-01');
    await userEvent.selectOptions(plan.time('Start'), '10:15');
    await fill(plan.date('End'), '2027-05-02');
    await userEvent.selectOptions(plan.time('End'), '00:00');
    await plan.save();
    await saidAloud(saved);
    await expect(served.sent).toMatchObject([
      ['savePlan', { _id: 'a', start: '2027-05-01T10:15:00Z', end: '2027-05-02T00:00:00Z' }],
    ]);

    await show();
    const again = await cardOf(canvas, 1);
    await expect(again.hasDates).toBeChecked();
    await expect(again.date('Start')).toHaveValue('2027-05-01');
    await expect(again.time('Start')).toHaveDisplayValue('10:15');
    await userEvent.click(again.hasDates);
    await waitFor(() => expect(again.card.queryByRole('group', { name: 'Start' })).toBeNull());
    await fill(again.description, 'Written after it');
    await again.save();
    await waitFor(() => expect(served.sent).toHaveLength(2));
    await expect(served.sent[1]?.[1]).toMatchObject({
      _id: 'a',
      description: 'Written after it',
      start: null,
      end: null,
    });
  },
};

export const EndBeforeStart: Story = {
  name: '§5 an end that is not after the start is refused; dates that are turned off are not judged',
  play: async ({ canvas }) => {
    const { card, ...plan } = await cardOf(canvas, 1);
    await userEvent.click(plan.hasDates);
    await waitFor(() => expect(plan.date('Start')).toBeVisible());
    for (const end of ['Start', 'End']) {
      await fill(plan.date(end), '2027-05-01');
      await userEvent.selectOptions(plan.time(end), '10:15');
    }
    await plan.save();
    await waitFor(() => expect(card.getByText('End must be later than the start.')).toBeVisible());
    await saidAloud('End must be later than the start.');
    await expect(served.sent).toEqual([]);
    await userEvent.click(plan.hasDates);
    await plan.save();
    await saidAloud(saved);
    await expect(served.sent).toMatchObject([['savePlan', { _id: 'a', start: null, end: null }]]);
  },
};

export const NewOnes: Story = {
  name: '§9 more than five plans are advised against, not refused; a new one is gone on with in its first field, one that is taken away leaves nothing behind, one that was begun is there again after a reload',
  play: async ({ canvas }) => {
    const advice = `More than ${limits.plans.advised} plans: guests find fewer plans easier to choose from.`;
    for (let count = 3; count <= 5; count += 1) {
      await countIs(canvas, count - 1);
      await add(canvas);
    }
    await countIs(canvas, 5);
    await expect(canvas.queryByText(advice)).toBeNull();
    await add(canvas);
    await expect(await canvas.findByText(advice)).toBeVisible();
    const sixth = await cardOf(canvas, 6);
    await expect(sixth.card.getByRole('button', { name: 'Save' })).toBeEnabled();

    await fill(sixth.description, 'Typed in vain');
    await sixth.remove();
    const first = await question();
    await expect(page.getByRole('alertdialog')).toHaveTextContent('What you typed is lost.');
    await userEvent.click(first.getByRole('button', { name: 'Delete' }));
    await countIs(canvas, 5);
    await add(canvas);
    await expect((await cardOf(canvas, 6)).description).toHaveValue('');
    await waitFor(async () => expect((await cardOf(canvas, 6)).description).toHaveFocus());

    const begun = await cardOf(canvas, 4);
    await fill(begun.description, 'Typed before the reload');
    begun.description.blur();
    await show();
    // Nothing was typed into the other ones.
    await countIs(canvas, 3);
    await expect((await cardOf(canvas, 3)).description).toHaveValue('Typed before the reload');
    await add(canvas);
    await expect((await cardOf(canvas, 4)).description).toHaveValue('');
    await (await cardOf(canvas, 3)).remove();
    await userEvent.click((await question()).getByRole('button', { name: 'Delete' }));
    await countIs(canvas, 3);
    await show();
    await countIs(canvas, 2);
    await expect(served.sent).toEqual([]);
  },
};

export const None: Story = {
  name: 'a boat without plans invites to add the first one',
  beforeEach: () => serveBoat(BoatPlansSettings, { boat: { plans: [] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No plans yet' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'ADD' }).at(-1) as HTMLElement);
    await expect(await canvas.findByRole('article', { name: 'Plan 1' })).toBeVisible();
  },
};

export const RefusedByTheServer: Story = {
  name: '§8 a refusal of the server is said at its field and as a toast, and nothing typed is lost; what somebody else changed first is shown beside one’s own',
  play: async ({ canvas }) => {
    const { card, price, save } = await cardOf(canvas, 1);
    const error = 'Nobody pays that much.';
    answerNext(() => Response.json({ flag: false, sort: 'price', error }, { status: 422 }));
    await fill(price, '9999');
    await save();
    await waitFor(() => expect(card.getByText(error)).toBeVisible());
    await saidAloud(error);
    await expect(price).toHaveValue('9999');

    const plans = served.boat.plans?.map((plan) => (plan._id === 'a' ? { ...plan, price: 777 } : plan));
    changedFirst({ ...(plans ? { plans } : {}) });
    await fill(price, '555');
    await save();
    const conflict = within(
      await page.findByRole('dialog', { name: /^Somebody else changed this/ }, patiently),
    );
    await waitFor(() => expect(conflict.getByRole('row', { name: 'Price 555 777' })).toBeVisible());
    // Nothing else differs: what is read of a plan is held against what would be sent of it.
    await expect(conflict.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(conflict.getByRole('button', { name: 'Save mine over it' }));
    await saidAloud(saved);
    await expect(served.boat.plans?.[0]?.price).toBe(555);
  },
};

export const DeletedAfterAChange: Story = {
  name: '§8 the deletion of what somebody else changed first is asked about once more',
  play: async ({ canvas }) => {
    const { remove } = await cardOf(canvas, 1);
    changedFirst({ model: 'Changed' });
    await remove();
    const asked = await question();
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(page.getByRole('alertdialog')).toHaveTextContent(messages.refusal.stale));
    await expect(served.boat.plans).toHaveLength(2);
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
    await countIs(canvas, 1);
    await expect(served.sent).toEqual([
      ['deletePlan', { _id: 'a' }],
      ['deletePlan', { _id: 'a' }],
    ]);
  },
};

export const DeletedByAnother: Story = {
  name: 'what is typed into a plan that somebody else deletes stays, and can be saved as a new one',
  play: async ({ canvas }) => {
    const { description, save } = await cardOf(canvas, 1);
    await fill(description, 'A day with a skipper');
    await somebodyElseSaves({ plans: served.boat.plans?.slice(1) ?? [] });
    const { card } = await cardOf(canvas, 1);
    await waitFor(() => expect(card.getByRole('status')).toHaveTextContent(/deleted this plan/));
    await expect(description).toBeVisible();
    await expect(description).toHaveFocus();
    await expect(description).toHaveValue('A day with a skipper');
    await save();
    await waitFor(() => expect(canvas.queryByText(/deleted this plan/)).toBeNull());
    await saidAloud(saved);
    // What it was before it was added is nothing that could be saved.
    await expect(page.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(served.sent).toEqual([
      ['savePlan', { description: 'A day with a skipper', price: 240, captain: 1, start: null, end: null }],
    ]);
    await countIs(canvas, 2);

    // Where nothing is typed it goes, and so does one that is deleted here.
    const last = await cardOf(canvas, 2);
    await fill(last.description, 'Typed');
    await somebodyElseSaves({ plans: served.boat.plans?.slice(1) ?? [] });
    await countIs(canvas, 1);
    await (await cardOf(canvas, 1)).remove();
    await userEvent.click((await question()).getByRole('button', { name: 'Delete' }));
    await countIs(canvas, 0);
  },
};

export const SavedByItsKey: Story = {
  name: 'the key that saves takes the plan that was changed, of several the one that had the focus last',
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    const save = async () => {
      await userEvent.click(heading);
      await userEvent.keyboard('{Control>}s{/Control}');
    };
    const type = async (field: HTMLElement, text: string) => {
      await userEvent.click(field);
      await fill(field, text);
    };
    await add(canvas);
    const added = await cardOf(canvas, 3);
    await type(added.description, 'Saved by its key');
    await fill(added.price, '10');
    await userEvent.selectOptions(added.captain, 'No');
    await save();
    await saidAloud(saved);
    await countIs(canvas, 3);
    await expect(served.sent).toMatchObject([['savePlan', { description: 'Saved by its key' }]]);
    await expect(served.sent[0]?.[1]).not.toHaveProperty('_id');

    // None is changed, and the one that had the focus is gone: it is not guessed which is meant.
    await save();
    const third = await cardOf(canvas, 3);
    await type(third.description, 'Changed first');
    await type((await cardOf(canvas, 1)).description, 'Changed last');
    await save();
    await waitFor(() => expect(served.sent).toHaveLength(2));
    await expect(served.sent[1]?.[1]).toMatchObject({ _id: 'a', description: 'Changed last' });
    await expect(third.description).toHaveValue('Changed first');
  },
};

export const SavedOnce: Story = {
  name: 'what was just saved is not saved once more by the key',
  play: async ({ canvas }) => {
    const { card, description } = await cardOf(canvas, 1);
    await userEvent.click(description);
    await fill(description, 'Saved once');
    const press = () => userEvent.keyboard('{Control>}s{/Control}');
    await press();
    await saidAloud(saved);
    const save = card.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).not.toHaveAttribute('data-unsaved'));
    // As long as a second click may be one of a double click.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(description).toHaveFocus();
    await press();
    await expect(save).not.toHaveAttribute('aria-busy');
    await expect(served.sent).toHaveLength(1);
  },
};
