import type { Meta, StoryObj } from '@storybook/react-vite';
import { topics } from 'virtual:help-pages';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { HelpPanel } from './help-panel.tsx';

const meta = {
  title: 'Layout/Help',
  component: HelpPanel,
  args: { topic: 'boat', isOpen: true, onClose: fn() },
  argTypes: { topic: { control: 'select', options: topics } },
} satisfies Meta<typeof HelpPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Boats: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Boats' })).toBeVisible();
    await expect(screen.getByText('Boat Documentation')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Home: Story = { args: { topic: 'home' } };
