// The keys of keys.json and of the menus at work, on the screens that have them.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import navigation from '#schemas/navigation.json' with { type: 'json' };
import { reply } from '../../../.storybook/fake-server.ts';
import { leave, ScreenStory } from '../../../.storybook/screen-story.tsx';
import { setLetters } from './letter-keys.ts';

const users = ['Sanne Visser', 'Hugo Laurent', 'Maria Papadimitriou', 'Yuki Tanaka'].map((name, at) => {
  const [firstName, lastName] = name.split(' ');
  return { _id: `user-${at}`, firstName, lastName, email: `${firstName}@sea.example`.toLowerCase() };
});

const meta = {
  title: 'Layout/Keys at work',
  component: ScreenStory,
  parameters: { layout: 'fullscreen', isScreen: true, controls: { disable: true } },
  args: { path: '/home/users', server: 'filled' },
  beforeEach: () => {
    reply({
      getAllUsers: () => Response.json({ flag: true, data: users, page: { next: null, total: 4 } }),
      getUser: ({ url }) => users.find(({ _id }) => url.endsWith(`/${_id}`)),
    });
    return leave;
  },
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const patiently = { timeout: 10_000 };
const press = (keys: string) => userEvent.keyboard(keys);
// Not by their roles, which are dear to find out on a whole screen.
const found = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const titleIs = (title: string) =>
  waitFor(() => expect(found('main h1')[0]).toHaveTextContent(title), patiently);
const openers = (): HTMLElement[] => found('main [data-opener]');
const dialogs = (): HTMLElement[] => found('[role=dialog]');
const untilClosed = () => waitFor(() => expect(dialogs()).toHaveLength(0));

/** The keys are loaded behind the shell, and the rows with the screen. */
async function untilReady(): Promise<void> {
  await waitFor(() => expect(openers().length).toBeGreaterThan(2), patiently);
  await waitFor(async () => {
    await press('?');
    await expect(dialogs()).toHaveLength(1);
  }, patiently);
  await press('{Escape}');
  await untilClosed();
}

export const ToAScreen: Story = {
  name: 'g and a letter lead to a screen',
  play: async () => {
    await untilReady();
    for (const { title, key } of navigation.sidebar.slice(0, 3)) {
      await press(`g${key}`);
      await titleIs(title);
    }
  },
};

export const ToNoScreenOfOthers: Story = {
  name: 'g and a letter lead to no screen that the role may not see',
  args: { role: 3 },
  play: async () => {
    await untilReady();
    await press('gw');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await titleIs('Users');
    await press('go');
    await titleIs('Bookings');
  },
};

export const Shown: Story = {
  name: '? shows the keys of the screen, and so does the button in the menu',
  play: async ({ canvas }) => {
    await untilReady();
    await press('?');
    const dialog = within(await page.findByRole('dialog'));
    const here = dialog.getByRole('region', { name: 'On this screen' });
    await expect(here).toHaveTextContent('Search the list');
    await expect(here).toHaveTextContent('Next row');
    await expect(within(here).queryByText('Edit')).toBeNull();
    await expect(dialog.getByRole('region', { name: 'Go to' })).toHaveTextContent('Marinas');
    await press('{Escape}');
    await untilClosed();
    await userEvent.click(canvas.getByRole('button', { name: 'Keys' }));
    await waitFor(() => expect(dialogs()[0]).toBeVisible());
  },
};

export const OnAPhone: Story = {
  name: 'in a narrow window the keys are shown too',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }, patiently));
    await userEvent.click(await page.findByRole('button', { name: 'Keys' }, patiently));
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible(), patiently);
  },
};

export const ThroughAList: Story = {
  name: 'a list is searched, walked through and opened; from its row the next ones',
  play: async ({ canvas }) => {
    await untilReady();
    await press('/');
    const search = canvas.getByRole('searchbox');
    await expect(search).toHaveFocus();
    // What is typed is text, not a key.
    await press('gj/');
    await expect(search).toHaveValue('gj/');
    await userEvent.clear(search);
    // What was typed is left as it came: by a key.
    await press('{Escape}');
    await expect(search).not.toHaveFocus();
    await waitFor(() => expect(openers().length).toBeGreaterThan(2));
    for (const at of [0, 1]) {
      await press('j');
      await expect(openers()[at]).toHaveFocus();
    }
    await press('k');
    await expect(openers()[0]).toHaveFocus();
    const names = openers().map(({ textContent }) => textContent ?? '');
    await press('{Enter}');
    const shows = (name = '') =>
      waitFor(() => expect(dialogs()[0]?.querySelector('h2')).toHaveTextContent(name), patiently);
    await shows(names[0]);
    const steps = () => within(dialogs()[0] as HTMLElement).getByRole('group', { name: 'In the list' });
    await waitFor(() => expect(steps()).toHaveTextContent(/^1 of \d+/));
    await expect(within(steps()).getByRole('button', { name: 'Previous' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press(']');
    await shows(names[1]);
    await expect(steps()).toHaveTextContent(/^2 of \d+/);
    await userEvent.click(within(steps()).getByRole('button', { name: 'Previous' }));
    await shows(names[0]);
  },
};

export const FromATickBox: Story = {
  name: 'ticking is no typing: keys are heard from a tick box, and from a field they are text',
  play: async ({ canvas }) => {
    await untilReady();
    const search = canvas.getByRole('searchbox');
    search.focus();
    await press('go');
    await expect(search).toHaveValue('go');
    await userEvent.clear(search);
    await waitFor(() => expect(openers().length).toBeGreaterThan(2));
    const tick = within(canvas.getAllByRole('row')[2] as HTMLElement).getByRole('checkbox');
    await userEvent.click(tick);
    await press('j');
    await expect(openers()[2]).toHaveFocus();
    tick.focus();
    await press('go');
    await titleIs('Bookings');
  },
};

export const WithoutLetters: Story = {
  name: 'letters that are turned off press nothing: words that are spoken decide nothing',
  beforeEach: () => () => setLetters(true),
  play: async ({ canvas }) => {
    await untilReady();
    await press('?');
    await userEvent.click(await page.findByRole('switch', { name: /^Keys of one letter/ }));
    const dialog = dialogs()[0] as HTMLElement;
    await waitFor(() => expect(dialog).not.toHaveTextContent('Next row'));
    await expect(dialog).not.toHaveTextContent('Go to');
    await expect(dialog).toHaveTextContent('Search everything');
    await press('{Escape}');
    await untilClosed();
    for (const keys of ['?', '/', 'j', 'gb']) await press(keys);
    await expect(dialogs()).toHaveLength(0);
    await expect(canvas.getByRole('searchbox')).not.toHaveFocus();
    await expect(openers()).not.toContain(document.activeElement);
    await titleIs('Users');
    // The way back on is where the way off was, and needs no key.
    await userEvent.click(canvas.getByRole('button', { name: 'Keys' }));
    await userEvent.click(await page.findByRole('switch', { name: /^Keys of one letter/ }));
    await press('{Escape}');
    await untilClosed();
    await press('j');
    await expect(openers()[0]).toHaveFocus();
  },
};
