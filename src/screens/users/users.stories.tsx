// The list of users and one of them, wide and on a phone: nothing for axe to find, and nothing wider than the window.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '#src/app/paths.ts';
import { expectNothingWider, lookByTouch } from '../../../.storybook/both-schemes.ts';
import { reply } from '../../../.storybook/fake-server.ts';
import { leave, ScreenStory } from '../../../.storybook/screen-story.tsx';
import { OwnedBoats } from './owned-boats.tsx';
// Loaded before a story waits for them.
import './list.tsx';
import './user-panel.tsx';

const meta = {
  title: 'Screen parts/Users',
  component: ScreenStory,
  args: { path: paths.users, server: 'filled' },
  parameters: { layout: 'fullscreen', isScreen: true },
  beforeEach: () => leave,
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const untilListed = (): Promise<void> =>
  waitFor(() => expect(document.querySelectorAll('[data-opener]').length).toBeGreaterThan(0));
const onAPhone = { viewport: { value: 'phone', isRotated: false } };

export const All: Story = {
  play: async () => {
    await untilListed();
    await expectNothingWider();
  },
};
export const AllOnAPhone: Story = {
  globals: onAPhone,
  play: async () => {
    await untilListed();
    await lookByTouch(expectNothingWider);
  },
};
export const One: Story = {
  args: { row: '2' },
  play: async () => {
    await screen.findByRole('textbox', { name: /^Email/ });
    await expectNothingWider();
  },
};
export const OneOnAPhone: Story = {
  args: { row: '2' },
  globals: onAPhone,
  play: async () => {
    await screen.findByRole('textbox', { name: /^Email/ });
    await lookByTouch(expectNothingWider);
  },
};
export const WithoutKeys: Story = {
  name: '§7 rows that another server sends without a key are shown each, and lead nowhere',
  args: { server: 'specified' },
  beforeEach: () =>
    reply({ getAllUsers: () => [{ firstName: 'Ana' }, { _id: 0, firstName: 'Bo' }, { firstName: 'Cy' }] }),
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Bo' });
    await expect(link).toHaveAttribute('href', `${paths.users}?row=0`);
    for (const name of ['Ana', 'Cy']) await expect(screen.getByText(name).closest('a')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('Cy'));
    await expect(screen.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(screen.getByText('Cy'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    // No step could name them.
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
    await expect(screen.getByRole('checkbox', { name: 'Choose all on this page' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: /^Choose Bo/ })).toBeChecked();
    for (const name of [/^Choose Ana/, /^Choose Cy/])
      await expect(screen.getByRole('checkbox', { name })).toBeDisabled();
  },
};
export const BoatOfALongWord: Story = {
  globals: onAPhone,
  render: () => (
    <OwnedBoats
      user={{ _id: '2', firstName: 'Ines', boats: [{ _id: '7', model: 'Segelyacht'.repeat(20) }] }}
    />
  ),
  play: async () => {
    await screen.findByRole('button', { name: /^Segelyacht/ });
    await expectNothingWider();
  },
};
