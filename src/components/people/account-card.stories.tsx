import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import labels from '#schemas/labels.json' with { type: 'json' };
import { AccountCard } from './account-card.tsx';

const roles = labels.role;

const meta = {
  title: 'People/Account card',
  component: AccountCard,
  args: { name: 'Mia Berg', role: roles['2'], children: <p>The form stands here.</p> },
} satisfies Meta<typeof AccountCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Manager: Story = {};
export const Own: Story = {
  args: { name: 'Grace Murray', role: roles['1'], isOwn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Grace Murray' })).toHaveTextContent('This is you');
  },
};
export const WithoutRole: Story = {
  args: { name: 'nameless-and-with-a-long-address@other.example', role: undefined },
};
