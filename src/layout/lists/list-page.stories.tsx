import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/users.js';
import type { User } from '#schemas/types.ts';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createList } from '#src/stores/list.ts';
import { clearToasts, toasts } from '#src/stores/toasts.ts';
import { gate } from '#tests/support/gate.ts';
import { arrive, leave } from '../../../.storybook/screen-story.tsx';
import { ListPage, type ListPageProps } from './list-page.tsx';

const rows: User[] = ['Sanne Visser', 'Hugo Laurent', 'Maria Papadimitriou'].map((name, index) => {
  const [firstName, lastName] = name.split(' ');
  return { _id: `user-${index}`, firstName, lastName, email: `${firstName}@sea.example`.toLowerCase() };
});

const list = createList<typeof calls.getAllUsers, User>({
  table,
  call: calls.getAllUsers,
  ask: () => Promise.resolve({ ok: true, data: rows, envelope: { flag: true, data: rows } }),
});

const Page = (props: ListPageProps<User>) => <ListPage {...props} />;
const mark = fn((_: User) => null);

const meta = {
  title: 'Layout/List page',
  component: Page,
  args: {
    table,
    list,
    mark,
    bulk: () => import('#src/screens/users/bulk.ts').then(({ bulk }) => bulk),
  },
  beforeEach: () => {
    arrive('filled', 2);
    return leave;
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row is drawn with its mark. */
const drawn = (): Set<User['_id']> => new Set(mark.mock.calls.map(([{ _id }]) => _id));

/** The address is the story's own. */
const first = memoryLocation({ path: '/home/users' });

/** A row that is chosen, opened or changed is drawn again, and the others are not. */
export const DrawsWhatChanges: Story = {
  beforeEach: () => first.navigate('/home/users'),
  decorators: (Story) => (
    <Router hook={first.hook} searchHook={first.searchHook}>
      <Story />
    </Router>
  ),
  play: async ({ canvas, userEvent }) => {
    const second = await canvas.findByRole('checkbox', { name: /Hugo/ });
    mark.mockClear();
    await userEvent.click(second);
    await expect(second).toBeChecked();
    await expect(drawn()).toEqual(new Set(['user-1']));
    mark.mockClear();
    const third = canvas.getByRole('link', { name: /Maria/ });
    first.navigate('/home/users?row=user-2');
    await waitFor(() => expect(third.closest('[data-index]')).toHaveAttribute('aria-current', 'true'));
    await expect(drawn()).toEqual(new Set(['user-2']));
    mark.mockClear();
    list.replace({ ...rows[0], _id: 'user-0', firstName: 'Susanne' });
    await expect(await canvas.findByText(/Susanne/)).toBeVisible();
    await expect(drawn()).toEqual(new Set(['user-0']));
  },
};

/** Rows may be many: the keyboard need not pass them all to come to what is done with those that are chosen. */
export const StepsBeforeRows: Story = {
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Choose all on this page' });
    await userEvent.click(all);
    const bar = await canvas.findByRole('region', { name: 'Chosen rows' });
    await userEvent.tab({ shift: true });
    await expect(bar).toContainElement(document.activeElement as HTMLElement);
    const { bottom } = canvas.getByRole('table').getBoundingClientRect();
    await expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

export const OnAPhone: Story = {
  ...DrawsWhatChanges,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

let isClosed = true;
const failing = createList<typeof calls.getAllUsers, User>({
  table,
  call: calls.getAllUsers,
  ask: () =>
    Promise.resolve(
      isClosed
        ? { ok: false, kind: 'refused', status: 500, error: 'The harbour is closed.' }
        : { ok: true, data: rows, envelope: { flag: true, data: rows } },
    ),
});
const third = memoryLocation({ path: '/home/users', searchPath: 'q=nobody', record: true });

export const WidthsWithoutDragging: Story = {
  name: 'a column is made wider and narrower by pressing, and needs no dragging',
  render: (args) => (
    <main>
      <Page {...args} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Hugo Laurent' });
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const wider = await canvas.findByRole('button', { name: 'Make Email wider' });
    const head = canvas.getByRole('columnheader', { name: 'Email' });
    const width = () => Math.round(head.getBoundingClientRect().width);
    // All is drawn by now, with the room that a bar to scroll by takes.
    const before = width();
    await userEvent.click(wider);
    await waitFor(() => expect(width()).toBe(before + 32));
    await expect(wider).toHaveFocus();
    for (const _ of [1, 2])
      await userEvent.click(canvas.getByRole('button', { name: 'Make Email narrower' }));
    await waitFor(() => expect(width()).toBe(before - 32));
    // The one that names the row too, which cannot be hidden.
    await expect(canvas.getByRole('button', { name: 'Make Name wider' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usual widths and order' }));
    await waitFor(() => expect(width()).toBe(before));
  },
};

/** §2 §8 Every list of this kind. */
export const FailsAndIsEmpty: Story = {
  name: '§8 a list that cannot be loaded offers Retry; one in which nothing matches, a way out',
  args: { list: failing },
  beforeEach: () => void (isClosed = true),
  decorators: (Story) => (
    <Router hook={third.hook} searchHook={third.searchHook}>
      <Story />
    </Router>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The harbour is closed.')).toBeVisible();
    isClosed = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(await canvas.findByRole('link', { name: /Hugo/ })).toBeVisible();
    await expect(third.history.at(-1)).not.toContain('q=');
  },
};

/** The second page, whose rows have gone since. */
const emptied = createList<typeof calls.getAllUsers, User>({
  table,
  call: calls.getAllUsers,
  ask: () => {
    const page = { next: null, previous: null, total: 25 };
    return Promise.resolve({ ok: true, data: [], envelope: { flag: true, data: [], page } });
  },
});
const second = memoryLocation({ path: '/home/users', searchPath: 'after=x&page=2', record: true });

export const EmptiedPage: Story = {
  args: { list: emptied },
  decorators: (Story) => (
    <Router hook={second.hook} searchHook={second.searchHook}>
      <Story />
    </Router>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page is empty' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Page 2');
    await userEvent.click(canvas.getByRole('button', { name: 'To the first page' }));
    await expect(second.history.at(-1)).not.toContain('page=');
  },
};

let all = gate();
const answered = { ok: true, data: rows, envelope: { flag: true, data: rows } } as const;
const many = createList<typeof calls.getAllUsers, User>({
  table,
  call: calls.getAllUsers,
  ask: () => {
    const page = { next: 'x', previous: null, total: 25 };
    return Promise.resolve({ ...answered, envelope: { ...answered.envelope, page } });
  },
});

export const NoneInsteadOfAll: Story = {
  name: 'who chooses none while all that match are on their way has none chosen when they come',
  args: { list: { ...many, all: () => all.passed.then(() => answered) } },
  beforeEach: () => void (all = gate()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Hugo/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose all 25 that match' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose none' }));
    all.open();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByRole('checkbox', { name: /Hugo/ })).not.toBeChecked();
    await expect(canvas.queryByRole('region', { name: 'Chosen rows' })).toBeNull();
  },
};

/** §8 */
export const ExportsAnew: Story = {
  name: '§8 a list that could not be exported says so as long as nothing else is tried',
  args: {
    list: {
      ...list,
      all: () =>
        Promise.resolve({ ok: false, kind: 'refused', status: 500, error: 'The harbour is closed.' }),
    },
  },
  beforeEach: () => clearToasts(),
  afterEach: () => clearToasts(),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Export CSV' });
    for (let times = 1; times <= 2; times += 1) {
      const { cleared } = toasts;
      await userEvent.click(button);
      await waitFor(() => expect(toasts.waiting).toMatchObject([{ text: 'The harbour is closed.' }]));
      await expect(toasts.cleared).toBe(cleared + 1);
    }
  },
};
