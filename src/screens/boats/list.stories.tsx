// The list of boats before a server that answers in its own way.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '#src/app/paths.ts';
import { reply } from '../../../.storybook/fake-server.ts';
import { leave, ScreenStory } from '../../../.storybook/screen-story.tsx';
// Loaded before a story waits for it.
import './list.tsx';

const meta = {
  title: 'Screen parts/Boats',
  component: ScreenStory,
  args: { path: paths.boats, server: 'specified' },
  parameters: { layout: 'fullscreen', isScreen: true },
  beforeEach: () => leave,
} satisfies Meta<typeof ScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutKeys: Story = {
  name: '§7 a boat that another server sends without a key is shown, and leads nowhere',
  beforeEach: () => reply({ getAllBoats: () => [{ model: 'Aurora' }, { _id: 0, model: 'Borealis' }] }),
  play: async () => {
    const cardOf = async (model: string) =>
      within((await screen.findByRole('heading', { name: model })).closest('article') as HTMLElement);
    await expect((await cardOf('Borealis')).getByRole('button')).toBeVisible();
    await expect((await cardOf('Aurora')).queryByRole('button')).toBeNull();
  },
};
